import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { OrderRequest } from '../../../server/contract/orders/orderRequest.ts'
import { useStream } from '../../device/useStream.ts'
import { formatMoney } from '../../i18n/formats.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import type { PreparedOrder } from './keptOrder.ts'
import { prepareOrder } from './orderAttempt.ts'
import styles from './orderForm.module.css'
import { forgetWishes, type OrderFields, orderFields, rememberedFields, rememberFields } from './orderForm.ts'
import { PaymentTerms } from './PaymentTerms.tsx'
import type { CheckoutPrice } from './useCheckout.ts'
import { type SentOrder, useKeptOrder } from './useKeptOrder.ts'
import type { Delivered } from './useSendOrder.ts'

interface OrderFormProps {
  readonly quote: CheckoutPrice['quote']
  /** Ordered rows in which something has to be fixed first. */
  readonly unready: number
  /** Nobody is ordered, of a design or at all. */
  readonly isEmpty: boolean
  /** Everything that is ordered is open on the page. */
  readonly isOpen: boolean
  /** Makes the order ready as it is now. */
  prepare(delivery: Delivered): Promise<PreparedOrder>
  deliver(order: PreparedOrder): Promise<ClientResponse<SentOrder>>
  /** The order was sent. */
  done(): void
}

/** Where the order goes, the terms, and the button that sends it. */
export function OrderForm({ quote, unready, isEmpty, isOpen, prepare, deliver, done }: OrderFormProps) {
  const { t } = useTranslation('checkout')
  const { memory, session, now } = useServices()
  useEffect(() => prepareOrder(memory, now()), [memory, now])
  const navigate = useNavigate()
  const known = useStream(session.state)
  const arrived = async ({ order, secret }: SentOrder, delivery: OrderRequest['delivery']) => {
    forgetWishes(memory, delivery)
    done()
    await navigate(`/order/track#${order.number}.${secret}`, { state: { placed: true } })
  }
  const kept = useKeptOrder({ isOpen, deliver, arrived: (sent, { body }) => arrived(sent, body.delivery) })
  const { form, error, isBusy, submit } = useServerForm<OrderFields, z.output<typeof orderFields>, SentOrder>({
    schema: orderFields,
    initial: rememberedFields(memory, known.kind === 'in' ? knownOf(known.details) : {}),
    send: async delivery => kept.send(await prepare(delivery)),
    done: (sent, { acceptedTerms: _, ...delivery }) => arrived(sent, delivery),
  })
  const { errors } = form.formState
  const priced = quote?.kind === 'ok' ? quote.value : null
  const isOrderable = priced?.orderable === true && !isEmpty && unready === 0
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
      <PaymentTerms />
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
      <FormErrorNote error={error ?? kept.error} />
      {(kept.isWaiting || kept.isResuming) && <Waiting {...kept} />}
      {isEmpty && <p className={styles.wrong}>{t('order.noPlayers')}</p>}
      {unready > 0 && <p className={styles.wrong}>{t('order.unready', { count: unready })}</p>}
      {isOrderable ? (
        <SubmitButton isBusy={isBusy || kept.isResuming} busy={t('order.sending')}>
          {t('order.placeFor', { total: formatMoney(priced.grandTotal) })}
        </SubmitButton>
      ) : (
        <button type="button" className="button primary large" aria-disabled>
          {t('order.place')}
        </button>
      )}
    </form>
  )
}

interface WaitingProps {
  /** There is no connection. */
  readonly isWaiting: boolean
  readonly stop: () => Promise<void>
}

/** The order is kept until there is a connection, and can be kept from being sent. */
function Waiting({ isWaiting, stop }: WaitingProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.waiting} role="status">
      <CloudOff aria-hidden />
      <p>{isWaiting ? t('order.waiting') : t('order.resuming')}</p>
      <button type="button" className="button line" onClick={() => void stop()}>
        {t('order.stopWaiting')}
      </button>
    </div>
  )
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
