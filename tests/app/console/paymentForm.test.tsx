import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PaymentForm } from '../../../app/console/orders/PaymentForm.tsx'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { Order } from '../../../server/contract/orders/order.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

/** $100, of which $40 is paid. */
const order = { id: 'o', paid: 4_000, grandTotal: 10_000, dueBeforeProduction: 5_000 } as Order

function Shown() {
  useScreenWords('console', { en, kh })
  return <PaymentForm order={order} changed={() => {}} />
}

/** Types an amount and presses the button; gives the bodies that are sent to the server. */
async function record(amount: string): Promise<readonly string[]> {
  const sent: string[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(String(init.body))
    return new Response('{}', { status: 503 })
  }
  renderScreen(<Shown />, { fetch })
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: 'Record' }))
  return sent
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks before it records more than is owed', async () => {
  const sent = await record('600.00')
  await screen.findByRole('alertdialog', { name: 'This is $540.00 more than is owed' })
  expect(sent).toEqual([])
  press('Record anyway')
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('60000')]))
})

it.each(['60.00', '-10.00'])('records %s, which is not too much, without a question', async amount => {
  const sent = await record(amount)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
