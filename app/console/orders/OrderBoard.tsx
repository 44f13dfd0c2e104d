import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listShopOrdersCall } from '../../../server/contract/orders/consoleOrders.ts'
import { type OrderStatus, orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatMoney } from '../../i18n/formats.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './orders.module.css'

/** The statuses of orders that need work, in the order they go through them. */
const lanes: readonly OrderStatus[] = ['REVIEWING', 'REJECTED', 'APPROVED', 'PROCESSING', 'ON_THE_WAY']

/** Cards in a lane; the table has the others. */
const laneLength = 20

/** Unfinished orders in a lane for each status; those that wait longest come first. */
export function OrderBoard({ search }: { readonly search: string }) {
  const { t } = useTranslation('console')
  return (
    <ScrollRegion className={styles.board} label={t('orders.board')}>
      {lanes.map(status => (
        <Lane key={status} status={status} search={search} />
      ))}
    </ScrollRegion>
  )
}

function Lane({ status, search }: { readonly status: OrderStatus; readonly search: string }) {
  const { t } = useTranslation('console')
  const { client, language, now } = useServices()
  const chosen = useStream(language)
  const query = { status, search, sort: 'oldest', pageSize: laneLength } as const
  const found = useRequest(['console-orders', 'lane', query], () => client.send(listShopOrdersCall, { query }))
  const [items, total] = found.kind === 'ok' ? [found.value.items, found.value.total] : [[], 0]
  return (
    <section className={styles.lane} aria-labelledby={`lane-${status}`}>
      <h2 id={`lane-${status}`}>
        <OrderStatusTag status={status} />
        <span>{total}</span>
      </h2>
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      <ul>
        {items.map(({ id, number, receiver, designs, pieces, grandTotal, createdAt }) => (
          <li key={id}>
            {designs[0]?.thumbnail && <img src={designs[0].thumbnail} alt="" loading="lazy" />}
            <div>
              <Link to={`/console/orders/${id}`}>
                {orderNumber(number)} {receiver}
              </Link>
              <p>
                {t('orders.pieces', { count: pieces })} · {formatMoney(grandTotal)}
              </p>
              <p>{formatDay(new Date(createdAt), new Date(now()), chosen)}</p>
            </div>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <Link className={styles.more} to={`/console/orders?status=${status}&sort=oldest`}>
          {t('orders.more', { count: total - items.length })}
        </Link>
      )}
    </section>
  )
}
