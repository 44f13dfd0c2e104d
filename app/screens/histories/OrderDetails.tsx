import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type Order, type orderHistoryEntry, orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { PaymentCode } from '../../ui/PaymentCode.tsx'
import { OrderPieces } from './OrderPieces.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import styles from './order.module.css'

interface OrderDetailsProps {
  readonly order: Order
  readonly history: readonly z.infer<typeof orderHistoryEntry>[]
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** An order: where it is, what it is made of, what it costs, where it goes, what happened to it. */
export function OrderDetails({ order, history, children }: OrderDetailsProps) {
  const { t } = useTranslation('histories')
  const { number, status, reason, lines } = order
  return (
    <article className={styles.details} aria-label={orderNumber(number)}>
      <header className={styles.head}>
        <h1 className="display small">{orderNumber(number)}</h1>
        <OrderStatusTag status={status} />
      </header>
      <p>{t(`next.${status}`)}</p>
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
      {children}
      {lines.map(line => (
        <Line key={line.design} line={line} />
      ))}
      <div className={styles.columns}>
        <Price order={order} />
        <Delivery order={order} />
        <History history={history} />
      </div>
    </article>
  )
}

function Line({ line }: { readonly line: Order['lines'][number] }) {
  const { t } = useTranslation('histories')
  const name = line.name || t('unnamed')
  return (
    <section aria-label={name}>
      <h2 className={styles.title}>
        {name} <small>{t(`app:product.${line.productType}`)}</small>
      </h2>
      <OrderPieces label={name} pieces={line.pieces} />
    </section>
  )
}

function Price({ order: { quote, paid, dueBeforeProduction, grandTotal, howToPay, khqr } }: { readonly order: Order }) {
  const { t } = useTranslation('histories')
  const language = useStream(useServices().language)
  const rows = [
    ['amount', quote.amount],
    ['discount', -quote.totalDiscount],
    ['total', grandTotal],
    ['paid', paid],
    ['due', Math.max(0, dueBeforeProduction - paid)],
  ] as const
  return (
    <section aria-labelledby="price">
      <h2 id="price">{t('price.title')}</h2>
      <dl className={styles.list}>
        {rows.map(([name, cents]) => (
          <div key={name}>
            <dt>{t(`price.${name}`)}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      {dueBeforeProduction > paid && (
        <>
          <p className={styles.pay}>{howToPay[language]}</p>
          {khqr && <PaymentCode khqr={khqr} />}
        </>
      )}
    </section>
  )
}

function Delivery({ order: { delivery } }: { readonly order: Order }) {
  const { t } = useTranslation('histories')
  const { name, phone, address, commune, district, province, note } = delivery
  const place = [address, commune, district, province].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t('delivery')}</h2>
      <p>
        {name}
        <br />
        {phone}
        <br />
        {place}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}

function History({ history }: Pick<OrderDetailsProps, 'history'>) {
  const { t } = useTranslation('histories')
  const language = useStream(useServices().language)
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.history}>
        {history.map(({ id, event, at, note }) => {
          const time = new Date(at)
          return (
            <li key={id}>
              <strong>{t(`event.${event}`)}</strong>
              <small>
                {formatDate(time, language)}, {formatTime(time)}
              </small>
              {note && <p>{note}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
