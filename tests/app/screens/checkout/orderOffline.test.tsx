import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useScreenWords } from '../../../../app/i18n/words.ts'
import { OrderForm } from '../../../../app/screens/checkout/OrderForm.tsx'
import type { CheckoutPrice } from '../../../../app/screens/checkout/useCheckout.ts'
import { useSendOrder } from '../../../../app/screens/checkout/useSendOrder.ts'
import en from '../../../../app/screens/checkout/words/en.json' with { type: 'json' }
import kh from '../../../../app/screens/checkout/words/kh.json' with { type: 'json' }
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { shownOrder } from '../../../support/shownOrder.ts'

afterEach(cleanup)

const { quote } = shownOrder()
const priced = { kind: 'ok', value: { ...quote, orderable: true }, retry() {} } as CheckoutPrice['quote']

function Shown() {
  useScreenWords('checkout', { en, kh })
  const send = useSendOrder({ code: '', quote: priced })
  return (
    <OrderForm
      quote={priced}
      unready={0}
      isEmpty={false}
      send={delivery => send({ first: shownOrder().id, pieces: [] }, delivery)}
      done={() => {}}
    />
  )
}

/** The last step of a checkout whose connection comes and goes. */
function openLastStep() {
  const line = { isBack: false }
  const place = `POST /api/orders/${shownOrder().id}/reorder`
  const server = pretendServer({
    [place]() {
      if (!line.isBack) throw new TypeError('There is no network.')
      return { status: 201, body: shownOrder() }
    },
  })
  const { where } = renderScreen(<Shown />, { address: '/order/again/one', fetch: server.fetch })
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return {
    where,
    async press() {
      fill(/^Name/, 'Sok Dara')
      fill(/^Phone number/, '012 345 678')
      fill(/^Email/, 'dara@club.example')
      fill(/^Province/, 'Siem Reap')
      fill(/^Address/, 'House 12')
      fireEvent.click(screen.getByRole('checkbox'))
      fireEvent.click(screen.getByRole('button', { name: /^Place order/ }))
      await screen.findByText(/^You’re offline/)
    },
    comeBack() {
      line.isBack = true
      dispatchEvent(new Event('online'))
    },
    keys: () => server.requests.filter(({ call }) => call === place).map(({ headers }) => headers['idempotency-key']),
  }
}

describe('an order that is placed without a connection', () => {
  it('is kept, told of, and sent with one key when the connection is back', async () => {
    const step = openLastStep()
    await step.press()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(step.keys()).toHaveLength(2))
    expect(screen.getByText(/^You’re offline/)).toBeTruthy()
    step.comeBack()
    await waitFor(() => expect(step.where()).toMatch(/^\/order\/track#/))
    expect(new Set(step.keys()).size).toBe(1)
  })

  it('is not sent once somebody has said so, and nothing that was typed is lost', async () => {
    const step = openLastStep()
    await step.press()
    fireEvent.click(screen.getByRole('button', { name: 'Don’t send it' }))
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBeNull())
    const { length } = step.keys()
    step.comeBack()
    fireEvent.click(await screen.findByRole('button', { name: /^Place order/ }))
    await waitFor(() => expect(step.where()).toMatch(/^\/order\/track#/))
    expect(step.keys()).toHaveLength(length + 1)
    expect(new Set(step.keys()).size).toBe(1)
  })
})
