import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import type { DesignDocument } from '../../../engine/index.ts'
import type { Order } from '../../../server/contract/orders/order.ts'
import type { OrderRequest } from '../../../server/contract/orders/orderRequest.ts'
import { placeOrderCall } from '../../../server/contract/orders/ownOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { waitForServer } from '../../studio/live/connectDesign.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { attemptFor, noteOrdered, prepareOrder } from './orderAttempt.ts'
import styles from './orderForm.module.css'
import {
  forgetWishes,
  type OrderFields,
  orderedPieces,
  orderFields,
  rememberedFields,
  rememberFields,
} from './orderForm.ts'
import type { CheckoutPrice } from './useCheckout.ts'

interface OrderFormProps {
  readonly checkout: CheckoutPrice
  /** Ordered rows of the roster in which something has to be fixed first. */
  readonly unready: number
  readonly document: DesignDocument
}

/** Where the order goes, the terms, and the button that sends it. */
export function OrderForm({ checkout, unready, document }: OrderFormProps) {
  const { t } = useTranslation('checkout')
  const { memory, session, block } = useServices()
  const { connection, engine } = useOpenedDesign()
  const navigate = useNavigate()
  const known = useStream(session.state)
  const send = useSendOrder(checkout, document)
  const { form, error, isBusy, submit } = useServerForm<OrderFields, z.output<typeof orderFields>, Sent>({
    schema: orderFields,
    initial: rememberedFields(memory, known.kind === 'in' ? knownOf(known.details) : {}),
    async send(values) {
      // What is ordered is what the server has.
      const isThere = connection.isGuest || (await block.during(waitForServer(connection, engine.sync.unacknowledged)))
      return isThere ? send(values) : { kind: 'unreachable' as const }
    },
    async done({ order, secret }, values) {
      forgetWishes(memory, values)
      await navigate(`/order/track#${order.number}.${secret}`, { state: { placed: true } })
    },
  })
  const { errors } = form.formState
  const total = checkout.quote?.kind === 'ok' ? checkout.quote.value.grandTotal : null
  const isOrderable =
    checkout.quote?.kind === 'ok' && checkout.quote.value.orderable && checkout.players.length > 0 && unready === 0
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="delivery"
      onSubmit={submit}
      onBlur={() => rememberFields(memory, form.getValues())}
    >
      <h2 id="delivery">{t('delivery.title')}</h2>
      <DeliveryFields form={form} />
      <label className={styles.terms}>
        <input type="checkbox" aria-describedby="terms-error" {...form.register('acceptedTerms')} />
        <span>
          {t('order.terms')}{' '}
          <Link to="/terms" target="_blank">
            {t('app:footer.terms')}
          </Link>
        </span>
      </label>
      <p id="terms-error" className={styles.wrong} role="alert">
        {errors.acceptedTerms && t('order.termsFirst')}
      </p>
      <FormErrorNote error={error} />
      {checkout.players.length === 0 && <p className={styles.wrong}>{t('order.noPlayers')}</p>}
      {unready > 0 && <p className={styles.wrong}>{t('order.unready', { count: unready })}</p>}
      {isOrderable && total !== null ? (
        <SubmitButton isBusy={isBusy} busy={t('order.sending')}>
          {t('order.placeFor', { total: formatMoney(total) })}
        </SubmitButton>
      ) : (
        <button type="button" className="button primary large" aria-disabled>
          {t('order.place')}
        </button>
      )}
      <p className={styles.small}>{t('order.later')}</p>
    </form>
  )
}

/** An order and the secret of its link. */
interface Sent {
  readonly order: Order
  readonly secret: string
}

interface Details {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string | null
}

const knownOf = ({ firstName, lastName, email, phone }: Details) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
  ...(phone ? { phone } : {}),
})

/** Sends an order. Sent again or from another tab it is the same order, because it keeps its key and its secret. */
function useSendOrder({ fabric, players, code, quote }: CheckoutPrice, document: DesignDocument) {
  const { client, language, memory, now } = useServices()
  const { id, garment } = useOpenedDesign()
  useEffect(() => prepareOrder(memory, now()), [memory, now])
  return async ({ acceptedTerms, ...delivery }: { acceptedTerms: true } & OrderRequest['delivery']) => {
    const wish = {
      designs: [{ design: id, fabric: fabric ?? '', pieces: orderedPieces({ document, garment }, players) }],
      promotionCode: code,
      delivery,
      expectedTotal: quote?.kind === 'ok' ? quote.value.grandTotal : 0,
      language: language.current(),
      acceptedTerms,
    }
    const { key, secret } = await attemptFor(memory, wish)
    const response = await client.send(placeOrderCall, {
      headers: { 'idempotency-key': key },
      body: { ...wish, trackingSecret: secret },
    })
    if (response.kind === 'refused' && response.code === 'price-changed' && quote?.kind === 'ok') quote.retry()
    if (response.kind === 'ok') noteOrdered(memory, now())
    return response.kind === 'ok' ? { ...response, value: { order: response.value, secret } } : response
  }
}
