import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ConsoleOrderCard } from '../../../server/contract/orders/consoleOrders.ts'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatMoney } from '../../i18n/formats.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import { useServices } from '../../session/ServicesContext.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import cards from '../frame/cards.module.css'
import type { OrderQuery } from './orderQuery.ts'
import styles from './orders.module.css'

interface OrderTableProps {
  readonly rows: readonly ConsoleOrderCard[]
  readonly query: OrderQuery
  /** Ids of the selected orders. */
  readonly chosen: ReadonlySet<string>
  choose(chosen: ReadonlySet<string>): void
  sort(by: OrderQuery['sort']): void
}

/** Orders as rows: dense, sorted by a press of a head, selected by a checkbox or by its key. */
export function OrderTable({ rows, query, chosen, choose, sort }: OrderTableProps) {
  const { t } = useTranslation('console')
  const isFull = rows.every(({ id }) => chosen.has(id))
  const toggle = (id: string) =>
    choose(new Set(chosen.has(id) ? [...chosen].filter(other => other !== id) : [...chosen, id]))
  return (
    <ScrollRegion className={`${styles.scroll} ${cards.frame}`} label={t('orders.title')}>
      <table className={`${styles.table} ${cards.cards}`}>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                checked={isFull}
                aria-label={t('orders.chooseAll')}
                onChange={() => choose(new Set(isFull ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            <th scope="col">{t('orders.columns.order')}</th>
            <th scope="col">{t('orders.columns.receiver')}</th>
            <th scope="col">{t('orders.columns.designs')}</th>
            <th scope="col" data-number>
              {t('orders.columns.pieces')}
            </th>
            <SortedHead of={['total']} query={query} sort={sort} isNumber>
              {t('orders.columns.total')}
            </SortedHead>
            <th scope="col" data-number>
              {t('orders.columns.open')}
            </th>
            <th scope="col">{t('orders.columns.status')}</th>
            <SortedHead of={['newest', 'oldest']} query={query} sort={sort}>
              {t('orders.columns.placed')}
            </SortedHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(order => (
            <OrderRow key={order.id} order={order} isChosen={chosen.has(order.id)} toggle={() => toggle(order.id)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface SortedHeadProps extends Pick<OrderTableProps, 'query' | 'sort'> {
  /** The orders that it goes through; the first one is descending. */
  readonly of: readonly OrderQuery['sort'][]
  readonly isNumber?: boolean
  readonly children: ReactNode
}

function SortedHead({ of, query, sort, isNumber, children }: SortedHeadProps) {
  const at = of.indexOf(query.sort)
  const next = of[(at + 1) % of.length] ?? 'newest'
  const Icon = at === 1 ? ArrowUp : ArrowDown
  const direction = at < 0 ? 'none' : at === 0 ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber || undefined}>
      <button type="button" onClick={() => sort(next)}>
        {children}
        {at >= 0 && <Icon aria-hidden />}
      </button>
    </th>
  )
}

interface OrderRowProps {
  readonly order: ConsoleOrderCard
  readonly isChosen: boolean
  toggle(): void
}

function OrderRow({ order, isChosen, toggle }: OrderRowProps) {
  const { t } = useTranslation('console')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const { id, number, receiver, designs, pieces, grandTotal, paid, status, createdAt } = order
  const name = orderNumber(number)
  return (
    <tr data-chosen={isChosen || undefined}>
      <td data-corner>
        <input type="checkbox" checked={isChosen} aria-label={t('orders.choose', { number: name })} onChange={toggle} />
      </td>
      <td data-head>
        <Link to={`/console/orders/${id}`}>{name}</Link>
      </td>
      <td data-label={t('orders.columns.receiver')}>{receiver}</td>
      <td data-label={t('orders.columns.designs')}>
        <span className={styles.designs}>
          {designs[0]?.thumbnail && <img src={designs[0].thumbnail} alt="" loading="lazy" />}
          <span>{designs.map(design => design.name || t('order.unnamed')).join(', ')}</span>
        </span>
      </td>
      <td data-number data-label={t('orders.columns.pieces')}>
        {pieces}
      </td>
      <td data-number data-label={t('orders.columns.total')}>
        {formatMoney(grandTotal)}
      </td>
      <td data-number data-label={t('orders.columns.open')} data-open={paid < grandTotal || undefined}>
        {paid < grandTotal ? formatMoney(grandTotal - paid) : t('orders.paidAll')}
      </td>
      <td data-label={t('orders.columns.status')}>
        <OrderStatusTag status={status} />
      </td>
      <td data-label={t('orders.columns.placed')}>{formatDay(new Date(createdAt), new Date(now()), chosen)}</td>
    </tr>
  )
}
