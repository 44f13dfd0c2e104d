import { Download, Pencil, Shirt } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { type Order, type orderHistoryEntry, orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney, formatTime } from '../../i18n/formats.ts'
import type { Language } from '../../i18n/languages.ts'
import { editPath } from '../../session/paths.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { PaymentCode } from '../../ui/PaymentCode.tsx'
import { InvoicePdf } from '../invoice/InvoicePdf.tsx'
import { OrderDefects } from './OrderDefects.tsx'
import { OrderPieces } from './OrderPieces.tsx'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import styles from './order.module.css'
import type { OrderSlipsProps } from './slips/OrderSlips.tsx'

const OrderSlips = lazy(async () => ({ default: (await import('./slips/OrderSlips.tsx')).OrderSlips }))

interface OrderDetailsProps extends OrderSlipsProps {
  readonly history: readonly z.infer<typeof orderHistoryEntry>[]
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** An order: where it is, what it is made of, what it costs, where it goes, what happened to it. */
export function OrderDetails({ history, children, ...rest }: OrderDetailsProps) {
  const { t } = useTranslation('histories')
  const { order } = rest
  const { number, status, reason, defects, lines, tracking, reorderOf } = order
  const isMendable = order.allowedActions.includes('resubmit')
  // A person who can send the order again sees the reason at the designs to change, unless the shop named some of them.
  const isOfAll = isMendable && defects.length === 0
  return (
    <article className={styles.details} aria-label={orderNumber(number)}>
      <header className={styles.head}>
        <h1 className="display small">{orderNumber(number)}</h1>
        <OrderStatusTag status={status} />
      </header>
      <p>
        {t(`next.${status}`)} <Wished order={order} />
      </p>
      {reorderOf && rest.secret === undefined && (
        <p>
          <Link to={`/me/histories/${reorderOf.id}`}>{t('reorderOf', { number: orderNumber(reorderOf.number) })}</Link>
        </p>
      )}
      {tracking && (
        <p className={styles.tracking}>
          {t('tracking')}: <TrackingText text={tracking} />
        </p>
      )}
      {reason && !isOfAll && <blockquote className={styles.reason}>{reason}</blockquote>}
      {children}
      {lines.map((line, at) => (
        <Line
          key={line.design}
          line={line}
          thumbnail={order.designs[at]?.thumbnail ?? null}
          reason={isOfAll ? reason : null}
          defects={defects.filter(({ design }) => design === line.design)}
          isMendable={isMendable}
          isOwn={rest.secret === undefined}
        />
      ))}
      <div className={styles.columns}>
        <Price order={order} />
        <Suspense>
          <OrderSlips {...rest} />
        </Suspense>
        <Delivery order={order} />
        <History history={history} />
      </div>
    </article>
  )
}

type OrderInvoiceProps = Pick<OrderSlipsProps, 'order' | 'secret'>

/** Its invoice as a file. */
export function OrderInvoice({ order, secret }: OrderInvoiceProps) {
  const { t } = useTranslation('histories')
  const file = `${t('invoice')} ${orderNumber(order.number)}`
  return <InvoicePdf order={order.id} {...(secret && { secret })} label={t('invoicePdf')} file={file} />
}

/** A page where the parcel is followed can be pressed; a number can be copied. */
const TrackingText = ({ text }: { readonly text: string }) =>
  /^https?:\/\/\S+$/.test(text) ? (
    <a href={text} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    <strong>{text}</strong>
  )

interface LineProps {
  readonly line: Order['lines'][number]
  /** The address of the design’s image. */
  readonly thumbnail: string | null
  /** Why all designs are to be changed; `null` when they are not. */
  readonly reason: string | null
  readonly defects: Order['defects']
  readonly isMendable: boolean
  /** Whether who looks at it may see the design. */
  readonly isOwn: boolean
}

function Line({ line, thumbnail, reason, defects, isMendable, isOwn }: LineProps) {
  const { t } = useTranslation('histories')
  const { withTenant } = useServices()
  const name = line.name || t('unnamed')
  const save = async () => {
    const { savePieces } = await import('./savePieces.ts')
    savePieces(name, line.pieces, {
      column: column => t(`column.${column}`),
      sleeve: sleeve => t(`sleeve.${sleeve}`),
      version: version => t(`version.${version}`),
    })
  }
  const count = line.pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-label={name}>
      <div className={styles.design}>
        {thumbnail ? <img src={withTenant(thumbnail)} alt="" /> : <Shirt aria-hidden />}
        <div>
          <h2>{name}</h2>
          <p>
            {t(`app:product.${line.productType}`)} · {t(`app:fabric.${line.fabric}`, { defaultValue: line.fabric })} ·{' '}
            {t('pieces', { count })}
          </p>
          {isOwn && <Link to={`/preview?design=${line.design}`}>{t('placed.worn')}</Link>}
        </div>
      </div>
      <OrderDefects pieces={line.pieces} defects={defects} reason={reason}>
        {isMendable && (
          <Link className="button line" to={editPath({ id: line.design, productType: line.productType })}>
            <Pencil aria-hidden />
            {t('edit')}
          </Link>
        )}
      </OrderDefects>
      <OrderPieces label={name} pieces={line.pieces} defects={defects} />
      <button type="button" className="button" onClick={() => void save()}>
        <Download aria-hidden />
        {t('saveList')}
      </button>
    </section>
  )
}

const isComing = ({ status }: Order) => !['COMPLETED', 'CANCELED', 'REJECTED'].includes(status)

/** When it is needed, while it is on its way. */
function Wished({ order }: { readonly order: Order }) {
  const { t } = useTranslation('histories')
  const language = useStream(useServices().language)
  const { wishedDate } = order.delivery
  return wishedDate !== null && isComing(order)
    ? t('needed', { date: formatDate(new Date(`${wishedDate}T00:00`), language) })
    : null
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

const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([language === 'kh' ? 'km' : 'en'], { type: 'region' }).of(country) ?? country

function Delivery({ order: { delivery } }: { readonly order: Order }) {
  const { t } = useTranslation('histories')
  const language = useStream(useServices().language)
  const { name, phone, address, commune, district, province, country, note } = delivery
  const abroad = country === 'KH' ? '' : countryName(country, language)
  const place = [address, commune, district, province, abroad].filter(Boolean).join(', ')
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
