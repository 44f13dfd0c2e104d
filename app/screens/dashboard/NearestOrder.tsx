import { Check, PackageOpen, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  type OrderCard,
  type OrderEvent,
  type OrderStatus,
  orderNumber,
} from '../../../server/contract/orders/order.ts'
import { listOrdersCall, orderHistoryCall, readOrderCall } from '../../../server/contract/orders/ownOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatMoney } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { OrderStatusTag } from '../histories/OrderStatusTag.tsx'
import en from '../histories/words/en.json' with { type: 'json' }
import kh from '../histories/words/kh.json' with { type: 'json' }
import styles from './nearestOrder.module.css'

const nearest = { page: 1, pageSize: 1, sort: 'nearest', search: '' } as const

const isOver = ({ status }: OrderCard) => status === 'COMPLETED' || status === 'CANCELED'

/** The order that will reach the customer next, or how one orders. */
export function NearestOrder() {
  const { t } = useTranslation('dashboard')
  const { client } = useServices()
  useScreenWords('histories', { en, kh })
  const orders = useRequest(['orders', nearest], () => client.send(listOrdersCall, { query: nearest }))
  const [order] = orders.kind === 'ok' ? orders.value.items : []
  return (
    <section className={styles.card} aria-labelledby="nearest-order">
      <h2 id="nearest-order">{t('order.title')}</h2>
      {order && !isOver(order) ? (
        <ComingOrder order={order} />
      ) : (
        <>
          <div className={styles.none} aria-busy={orders.kind === 'loading'}>
            <PackageOpen aria-hidden />
            {orders.kind === 'ok' && <p>{order ? t('order.nothingComing') : t('order.none')}</p>}
          </div>
          <Link className="button line" to="/me/histories">
            {t('order.all')}
          </Link>
        </>
      )}
    </section>
  )
}

function ComingOrder({ order }: { readonly order: OrderCard }) {
  const { t } = useTranslation('dashboard')
  const { withTenant } = useServices()
  const { id, number, status, designs, pieces, grandTotal, paid } = order
  const names = designs.map(({ name }) => name || t('unnamed')).join(', ')
  const thumbnail = designs.find(design => design.thumbnail)?.thumbnail
  return (
    <>
      <div className={styles.head}>
        <strong>{names}</strong>
        <OrderStatusTag status={status} />
      </div>
      <p className={styles.about}>
        {t('order.about', { pieces: t('histories:pieces', { count: pieces }), number: orderNumber(number) })}
      </p>
      {status === 'REJECTED' ? <p>{t('histories:next.REJECTED')}</p> : <Steps order={order} />}
      <div className={styles.end}>
        <span className={styles.image}>
          {thumbnail ? <img src={withTenant(thumbnail)} alt="" /> : <Shirt aria-hidden />}
        </span>
        <p>
          <strong>{formatMoney(grandTotal)}</strong>
          <small>{t('order.paid', { amount: formatMoney(paid) })}</small>
        </p>
        <Link className="button line" to={`/me/histories/${id}`}>
          {t('order.open')}
        </Link>
      </div>
    </>
  )
}

/** From the shop's word to the door, and what happened when. */
const steps = [
  ['APPROVED', 'approved'],
  ['PROCESSING', 'processed'],
  ['ON_THE_WAY', 'delivered'],
  ['COMPLETED', 'received'],
] as const satisfies readonly (readonly [OrderStatus, OrderEvent])[]

function Steps({ order: { id, status } }: { readonly order: OrderCard }) {
  const { t } = useTranslation('dashboard')
  const { client, language } = useServices()
  const shown = useStream(language)
  const whole = useRequest(['order', id], () => client.send(readOrderCall, { params: { id } }))
  const history = useRequest(['order', id, 'history'], () => client.send(orderHistoryCall, { params: { id } }))
  const events = history.kind === 'ok' ? history.value.items : []
  const wished = whole.kind === 'ok' ? whole.value.delivery.wishedDate : null
  const reached = steps.findIndex(([step]) => step === status)
  const dayOf = (event: OrderEvent): string => {
    const at = events.findLast(entry => entry.event === event)?.at
    if (at) return formatDate(new Date(at), shown)
    return event === 'received' && wished
      ? t('order.needed', { date: formatDate(new Date(`${wished}T00:00`), shown) })
      : ''
  }
  return (
    <ol className={styles.steps} aria-label={t('order.steps')}>
      {steps.map(([step, event], at) => (
        <li
          key={step}
          data-state={at < reached ? 'done' : at === reached ? 'now' : 'coming'}
          aria-current={at === reached ? 'step' : undefined}
        >
          <span className={styles.mark}>{at < reached && <Check aria-hidden />}</span>
          <span>{t(`histories:status.${step}`)}</span>
          <small>{dayOf(event)}</small>
        </li>
      ))}
    </ol>
  )
}
