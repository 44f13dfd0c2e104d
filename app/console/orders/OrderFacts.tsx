import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './order.module.css'
import type { OrderPartProps } from './orderPart.ts'

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** The price of the order and its balance. */
export function PriceFacts({ order }: { readonly order: Order }) {
  const { t } = useTranslation('console')
  const { quote, grandTotal, paid, dueBeforeProduction, promotionCode } = order
  return (
    <section className={styles.card} aria-labelledby="order-price">
      <h2 id="order-price">{t('order.price')}</h2>
      <dl className={styles.facts}>
        <Fact label={t('order.amount')}>{formatMoney(quote.amount)}</Fact>
        {quote.totalDiscount > 0 && <Fact label={t('order.discount')}>{formatMoney(-quote.totalDiscount)}</Fact>}
        {promotionCode && <Fact label={t('order.promotion')}>{promotionCode}</Fact>}
        <Fact label={t('order.total')}>{formatMoney(grandTotal)}</Fact>
        <Fact label={t('order.paid')}>{formatMoney(paid)}</Fact>
        <Fact label={t('order.open')}>
          <strong>{formatMoney(grandTotal - paid)}</strong>
        </Fact>
        {dueBeforeProduction > paid && <Fact label={t('order.due')}>{formatMoney(dueBeforeProduction - paid)}</Fact>}
      </dl>
    </section>
  )
}

/** The recipient, the address and the tracking of the parcel. */
export function DeliveryFacts({ found: { order, customer } }: OrderPartProps) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  const { name, phone, email, address, commune, district, province, wishedDate, note } = order.delivery
  return (
    <section className={styles.card} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{t('order.delivery')}</h2>
      <address className={styles.address}>
        <strong>{name}</strong>
        <a href={`tel:${phone}`}>{phone}</a>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <span>{[address, commune, district, province].filter(Boolean).join(', ')}</span>
      </address>
      <dl className={styles.facts}>
        <Fact label={t('order.customer')}>{customer ? `${customer.name} · ${customer.email}` : t('order.guest')}</Fact>
        {wishedDate && <Fact label={t('order.wished')}>{formatDate(new Date(wishedDate), language)}</Fact>}
        {order.tracking && <Fact label={t('order.tracking')}>{order.tracking}</Fact>}
      </dl>
      {note && (
        <figure className={styles.note}>
          <figcaption>{t('order.customerNote')}</figcaption>
          <p>{note}</p>
        </figure>
      )}
    </section>
  )
}
