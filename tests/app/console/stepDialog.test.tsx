import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StepDialog } from '../../../app/console/orders/StepDialog.tsx'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { Order } from '../../../server/contract/orders/order.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const player = { shortsSize: null, sleeve: 'short', version: 'player', quantity: 1, size: 'M' } as const
const [home, away] = ['0198a000-0000-7000-8000-0000000000d1', '0198a000-0000-7000-8000-0000000000d2']
const line = (name: string, design: string): Order['lines'][number] => ({
  ...({ name, design, productType: 'SOCCER_KIT', fabric: 'mesh', sha256: 'a'.repeat(64) } as const),
  pieces: [
    { ...player, name: 'Sok', number: '7' },
    { ...player, name: '', number: '' },
  ],
})

function Shown({ take }: { readonly take: (body: object) => Promise<void> }) {
  useScreenWords('console', { en, kh })
  const lines = [line('Home', home), line('Away', away)]
  return <StepDialog step="reject" number="#00042" lines={lines} take={take} close={() => {}} />
}

const open = async () => {
  const take = vi.fn(async () => {})
  renderScreen(<Shown take={take} />)
  await screen.findByRole('button', { name: 'Reject order' })
  return take
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('names the design and the player that a rejection is about, and needs no other reason', async () => {
  const take = await open()
  press('Name a design or player')
  type(/^Design/, away)
  type(/^Player/, '0')
  press('Reject order')
  expect(take).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^What is wrong/).getAttribute('aria-invalid')).toBe('true')
  type(/^What is wrong/, 'The name is too wide.')
  press('Reject order')
  const defects = [{ design: away, row: 0, text: 'The name is too wide.' }]
  await waitFor(() => expect(take).toHaveBeenCalledWith({ note: '', defects }))
})

it('lists the players of the chosen design, also those without a name, and lets a place be removed', async () => {
  const take = await open()
  press('Name a design or player')
  const choices = [...screen.getByLabelText<HTMLSelectElement>(/^Player/).options].map(({ text }) => text)
  expect(choices).toEqual(['The whole design', '7 Sok · M', '2. · M'])
  press('Remove this place')
  press('Reject order')
  expect(take).not.toHaveBeenCalled()
  type(/^Reason/, 'Please call us.')
  press('Reject order')
  await waitFor(() => expect(take).toHaveBeenCalledWith({ note: 'Please call us.', defects: [] }))
})
