import { fireEvent, screen } from '@testing-library/react'
import { useScreenWords } from '../../app/i18n/words.ts'
import { OrderForm } from '../../app/screens/checkout/OrderForm.tsx'
import type { CheckoutPrice } from '../../app/screens/checkout/useCheckout.ts'
import { useSendOrder } from '../../app/screens/checkout/useSendOrder.ts'
import en from '../../app/screens/checkout/words/en.json' with { type: 'json' }
import kh from '../../app/screens/checkout/words/kh.json' with { type: 'json' }
import { pretendServer, problemOf } from './pretendServer.ts'
import { type RenderOptions, renderScreen } from './renderScreen.tsx'
import { shownOrder } from './shownOrder.ts'

const { quote } = shownOrder()
const priced = { kind: 'ok', value: { ...quote, orderable: true }, retry() {} } as CheckoutPrice['quote']

const piece = {
  ...({ name: 'Dara', number: '7', size: 'M', shortsSize: null } as const),
  ...({ sleeve: 'short', version: 'player', quantity: 1 } as const),
}

interface LastStepProps {
  readonly isEmpty?: boolean
}

function LastStep({ isEmpty = false }: LastStepProps) {
  useScreenWords('checkout', { en, kh })
  const { prepare, deliver } = useSendOrder({ code: '', quote: priced })
  return (
    <OrderForm
      quote={priced}
      unready={0}
      isEmpty={isEmpty}
      isOpen
      prepare={delivery => prepare({ first: shownOrder().id, pieces: [[piece]] }, delivery)}
      deliver={deliver}
      done={() => {}}
    />
  )
}

const place = `POST /api/orders/${shownOrder().id}/reorder`

/** What a server says to an order: that it is taken, why it is not, or nothing at all. */
type Reply = 'taken' | 'refused' | 'nothing'

/** The last step of a checkout, on a device that may have kept something. */
export function openLastStep({ isEmpty, ...options }: LastStepProps & Pick<RenderOptions, 'device'> = {}) {
  const line = { reply: 'nothing' as Reply }
  const server = pretendServer({
    [place]() {
      if (line.reply === 'nothing') throw new TypeError('There is no network.')
      if (line.reply === 'taken') return { status: 201, body: shownOrder() }
      return problemOf(400, 'invalid-request', [{ path: 'delivery.phone', code: 'invalid-phone', message: '' }])
    },
  })
  const shown = renderScreen(<LastStep isEmpty={isEmpty ?? false} />, {
    ...options,
    address: '/order/again/one',
    fetch: server.fetch,
  })
  const fill = (name: string, value: string) => {
    const field = document.querySelector(`[name=${name}]`)
    if (field) fireEvent.change(field, { target: { value } })
  }
  return {
    ...shown,
    fill,
    press: () => fireEvent.click(screen.getByRole('button', { name: /^Place order/ })),
    /** Fills everything that is needed, and sends. */
    async send() {
      const delivery = { name: 'Sok Dara', phone: '012 345 678', email: 'dara@club.example', address: 'House 12' }
      for (const [name, value] of Object.entries({ ...delivery, province: 'Siem Reap' })) fill(name, value)
      fireEvent.click(screen.getByRole('checkbox'))
      this.press()
    },
    comeBack(reply: Reply = 'taken') {
      line.reply = reply
      dispatchEvent(new Event('online'))
    },
    keys: () => server.requests.filter(({ call }) => call === place).map(({ headers }) => headers['idempotency-key']),
  }
}
