import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Pricing } from '../../../../app/screens/pricing/Pricing.tsx'
import type { PriceTable } from '../../../../server/contract/pricing/prices.ts'
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'

afterEach(cleanup)

const fabric = (name: string, unitPrice: number) => ({
  ...{ fabric: name, unitPrice },
  tierPrices: [unitPrice - 100, unitPrice - 200],
})
const table: PriceTable = {
  currency: 'USD',
  tiers: [
    { from: 20, discount: 500 },
    { from: 50, discount: 1_000 },
  ],
  longSleeve: { surcharge: 200, discount: 1_000 },
  largeSize: { surcharge: 100 },
  products: [
    { productType: 'SOCCER_KIT', minimumQuantity: 10, fabrics: [fabric('mesh', 1500), fabric('interlock', 1700)] },
    { productType: 'POLO_SHIRT', minimumQuantity: 1, fabrics: [fabric('mesh', 900)] },
  ],
}

const open = async () => {
  const server = pretendServer({ 'GET /api/pricing': { body: table } })
  renderScreen(<Pricing />, { fetch: server.fetch })
  await screen.findByRole('heading', { name: 'All prices' })
}

it('shows the prices of one product at a time, each number of pieces in a row of its own', async () => {
  await open()
  const prices = () => screen.getByRole('table', { name: /from \d+ item/ })
  const rows = () =>
    within(prices())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(rows()).toEqual(['10–19', '20–49', '50+'])
  const [, choice] = screen.getAllByRole('combobox', { name: 'Product' })
  fireEvent.change(choice as HTMLElement, { target: { value: 'POLO_SHIRT' } })
  expect(rows()).toEqual(['1–19', '20–49', '50+'])
  expect(screen.getAllByRole('table', { name: /from \d+ item/ })).toHaveLength(1)
})

it.each(['-5', '2.5', '10001'])('refuses %s pieces with words, and reckons without them', async written => {
  await open()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'M, Short sleeves' })
  fireEvent.change(field, { target: { value: written } })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([written, 'true'])
  expect(screen.getByText('Enter a whole number from 0 to 10,000.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '៥' } })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['5', 'false'])
  expect(screen.queryByText('Enter a whole number from 0 to 10,000.')).toBeNull()
})
