import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FabricField } from '../../../app/panelkit/fabric/FabricField.tsx'
import { productType } from '../../../engine/index.ts'
import type { PriceTable } from '../../../server/contract/pricing/prices.ts'
import { renderInWords } from '../../support/renderPanel.tsx'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const product = productType('SOCCER_KIT')
const pricesOf = (...fabrics: readonly (readonly [fabric: string, unitPrice: number])[]): PriceTable => ({
  currency: 'USD',
  tiers: [],
  products: [
    {
      productType: 'SOCCER_KIT',
      minimumQuantity: 5,
      fabrics: fabrics.map(([fabric, unitPrice]) => ({ fabric, unitPrice, tierPrices: [] })),
    },
  ],
  longSleeve: { surcharge: 0, discount: 0 },
  largeSize: { surcharge: 0 },
})

/** The field in a shop with these prices. */
function openField(prices: PriceTable, value: string | null = null) {
  const choose = vi.fn<(fabric: string) => void>()
  renderScreen(<FabricField product={product} value={value} choose={choose} />, {
    fetch: async () => Response.json(prices),
  })
  return choose
}
const fabrics = () => within(screen.getByRole('group')).getAllByRole('button')

describe('the fabric field', () => {
  it('shows what the shop has, with the price of one piece, and which one is chosen', async () => {
    const choose = openField(pricesOf(['interlock', 1575], ['naga-silk', 2400]), 'interlock')
    await screen.findByRole('button', { name: 'Interlock · $15.75' })
    expect(fabrics().map(button => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
      ['Interlock · $15.75', 'true'],
      ['naga-silk · $24.00', 'false'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'naga-silk · $24.00' }))
    expect(choose.mock.calls).toEqual([['naga-silk']])
  })

  it('is not there where there is no choice', async () => {
    openField(pricesOf(['interlock', 1575]))
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('is not there without a shop', () => {
    renderInWords(<FabricField product={product} value={null} choose={() => {}} />)
    expect(screen.queryByRole('group')).toBeNull()
  })
})
