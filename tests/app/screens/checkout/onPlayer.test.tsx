import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScreenWords } from '../../../../app/i18n/words.ts'
import type { OrderItem } from '../../../../app/screens/checkout/designs/useOrderItem.ts'
import { FinalCheck } from '../../../../app/screens/checkout/finalCheck/FinalCheck.tsx'
import en from '../../../../app/screens/checkout/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/checkout/words/kh.json' with { type: 'json' }
import { useServices } from '../../../../app/session/ServicesContext.ts'
import type { OpenDesign } from '../../../../app/studio/openDesign.ts'
import { type DesignDocument, playerId } from '../../../../engine/index.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { addStudioWords } from '../../../support/studioWords.ts'

const { device } = vi.hoisted(() => ({ device: { isSolid: true } }))
vi.mock('../../../../app/device/graphics.ts', async load => ({
  ...(await load<object>()),
  hasWebGl: () => device.isSolid,
}))
vi.mock('../../../../app/screens/checkout/finalCheck/ShirtRow.tsx', () => ({ ShirtRow: () => <p>images</p> }))
vi.mock('../../../../app/studio/worn/WornKit.tsx', () => ({
  WornKit: ({ label, worn, view, onFailed }: Record<string, unknown>) => (
    <button type="button" aria-label={`${label}`} onClick={() => typeof onFailed === 'function' && onFailed()}>
      {`${JSON.stringify(worn)} ${view}`}
    </button>
  ),
}))
afterEach(() => {
  cleanup()
  device.isSolid = true
})

const shirt = (id: string, name: string, goalkeeper = false) => ({
  id: playerId(id),
  player: { name, number: '7', goalkeeper, size: 'M' as const, quantity: 1, order: id },
})
const item: OrderItem = {
  ...{ id: 'one', name: 'Riverside', kits: 2, unready: 0, quoted: null, ordered: null },
  shown: { design: {} as OpenDesign, document: {} as DesignDocument },
  worn: [shirt('a', 'Dara'), shirt('b', 'Bora', true)] as OrderItem['worn'],
}

function Checkout() {
  useScreenWords('checkout', { en, kh })
  const { words } = useServices()
  useState(() => addStudioWords(words))
  return <FinalCheck items={[item]} />
}
const open = () => renderScreen(<Checkout />)
const button = () => screen.getByRole('button', { name: 'On a player' })

describe('the last look at an order', () => {
  it('shows the shirts on a player for who asks, whose back comes first, and any other shirt', async () => {
    open()
    expect(screen.queryByLabelText('Riverside on a player')).toBeNull()
    fireEvent.click(button())
    const figure = await screen.findByRole('button', { name: 'Riverside, 7 Dara on a player' })
    expect(figure.textContent).toMatch(/"version":"player","player":"a".* back$/)
    fireEvent.change(screen.getByLabelText('Shirt'), { target: { value: 'b' } })
    expect(screen.getByLabelText('Riverside, 7 Bora on a player').textContent).toMatch(/goalkeeper","player":"b"/)
    fireEvent.click(screen.getByLabelText('Front'))
    expect(screen.getByLabelText('Riverside, 7 Bora on a player').textContent).toMatch(/ front$/)
    fireEvent.click(button())
    expect(screen.queryByLabelText('Riverside, 7 Bora on a player')).toBeNull()
  })

  it('says so and keeps its images when the 3D view fails', async () => {
    open()
    fireEvent.click(button())
    fireEvent.click(await screen.findByRole('button', { name: 'Riverside, 7 Dara on a player' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/^The 3D view does not work here/)
    expect(screen.getByText('images')).toBeTruthy()
  })

  it('has its images alone where there is no 3D view at all', () => {
    device.isSolid = false
    open()
    expect(screen.getByText('images')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'On a player' })).toBeNull()
  })
})
