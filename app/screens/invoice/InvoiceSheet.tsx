import { useTranslation } from 'react-i18next'
import { type Invoice, orderNumber, paddedNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney, formatPercent, sizeName } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { PaymentCode } from '../../ui/PaymentCode.tsx'
import { TenantLogo } from '../../ui/TenantLogo.tsx'
import styles from './invoice.module.css'

/** The invoice itself: what is printed. */
export function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const language = useStream(useServices().language)
  const { number, issuedAt, order, tax } = invoice
  const facts = [
    ['number', paddedNumber(number)],
    ['date', formatDate(new Date(issuedAt), language)],
    ['order', orderNumber(order.number)],
    ...(tax?.number ? [['tax', tax.number] as const] : []),
  ] as const
  return (
    <main id="content" className={styles.sheet}>
      <header className={styles.head}>
        <TenantLogo size={44} />
        <div>
          <h1>{t('title')}</h1>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`facts.${name}`, { name: tax?.name[language] })}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <BillTo order={order} />
      <Lines order={order} />
      <Totals order={order} tax={tax} />
    </main>
  )
}

type OrderProps = Pick<Invoice, 'order'>

function BillTo({ order: { delivery } }: OrderProps) {
  const { t } = useTranslation('invoice')
  const { name, phone, email, address, commune, district, province } = delivery
  return (
    <section className={styles.to} aria-labelledby="bill-to">
      <h2 id="bill-to">{t('to')}</h2>
      <p>
        <strong>{name}</strong>
        <br />
        {phone} · {email}
        <br />
        {[address, commune, district, province].filter(Boolean).join(', ')}
      </p>
    </section>
  )
}

const columns = ['item', 'size', 'quantity', 'unit', 'discount', 'amount'] as const

function Lines({ order }: OrderProps) {
  const { t, i18n } = useTranslation('invoice')
  const fabricName = (fabric: string) => (i18n.exists(`app:fabric.${fabric}`) ? t(`app:fabric.${fabric}`) : fabric)
  const rows = order.quote.items.flatMap((item, at) => {
    const name = order.lines[at]?.name || t('unnamed')
    return item.lines.map(line => ({ item, line, name, key: `${at} ${line.size} ${line.sleeve} ${line.version}` }))
  })
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, item, line }) => (
          <tr key={key}>
            <td>
              {name}
              <small>
                {[t(`app:product.${item.productType}`), fabricName(item.fabric), t(`sleeve.${line.sleeve}`)].join(', ')}
                {line.version === 'goalkeeper' && `, ${t('goalkeeper')}`}
              </small>
            </td>
            <td>{sizeName(line.size)}</td>
            <td>{line.quantity}</td>
            <td>{formatMoney(line.unitPrice)}</td>
            <td>{line.discountRate === 0 ? '' : formatPercent(line.discountRate)}</td>
            <td>{formatMoney(line.totalAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Totals({
  tax,
  order: { quote, grandTotal, paid, dueBeforeProduction, howToPay, khqr },
}: Pick<Invoice, 'order' | 'tax'>) {
  const { t } = useTranslation('invoice')
  const language = useStream(useServices().language)
  const rows = [
    ['subtotal', quote.amount],
    ['discounts', -quote.totalDiscount],
    ['total', grandTotal],
    ...(paid === 0 ? [] : [['paid', -paid] as const]),
    ['balance', grandTotal - paid],
  ] as const
  const due = dueBeforeProduction - paid
  return (
    <div className={styles.end}>
      <section className={styles.pay} aria-labelledby="how-to-pay">
        <h2 id="how-to-pay">{t('pay')}</h2>
        {due > 0 && <p>{t('due', { amount: formatMoney(due) })}</p>}
        <p>{howToPay[language]}</p>
        {khqr && <PaymentCode khqr={khqr} />}
      </section>
      <dl className={styles.totals}>
        {rows.map(([name, cents]) => (
          <div key={name} data-total={name === 'total' || undefined}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        {tax && (
          <div>
            <dt>{t('sums.tax', { name: tax.name[language], percent: formatPercent(tax.percent * 100) })}</dt>
            <dd>{formatMoney(tax.cents)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
