import { MotionConfig, motion } from 'framer-motion'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { listShopOrdersCall } from '../../../server/contract/orders/consoleOrders.ts'
import { type OrderStatus, orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatMoney } from '../../i18n/formats.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './orders.module.css'

/** The statuses of orders that need work, in the order they go through them. */
const lanes: readonly OrderStatus[] = ['REVIEWING', 'REJECTED', 'APPROVED', 'PROCESSING', 'ON_THE_WAY']

/** Cards in a lane; the table has the others. */
const laneLength = 20

/** How often the board asks the server again, in ms. */
const everyMs = 15_000

/**
 * Unfinished orders in a lane for each status; those that wait longest come first. When somebody takes an order a step
 * further, everybody sees its card move to the next lane.
 */
export function OrderBoard({ search }: { readonly search: string }) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const found = useRequest(['console-orders', 'board', search], () => readLanes(client, search), { every: everyMs })
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.35, ease: 'easeInOut' }}>
      <ScrollRegion className={styles.board} label={t('orders.board')}>
        {lanes.map((status, at) => (
          <Lane key={status} status={status} found={found.kind === 'ok' ? found.value[at] : undefined} />
        ))}
      </ScrollRegion>
    </MotionConfig>
  )
}

type FoundOrders = z.infer<typeof listShopOrdersCall.response>

/** All lanes at once, so that no order is in two of them or in none. */
async function readLanes(client: Client, search: string): Promise<ClientResponse<readonly FoundOrders[]>> {
  const found = await Promise.all(
    lanes.map(status =>
      client.send(listShopOrdersCall, { query: { status, search, sort: 'oldest', pageSize: laneLength } }),
    ),
  )
  const values: FoundOrders[] = []
  for (const lane of found) {
    if (lane.kind !== 'ok') return lane
    values.push(lane.value)
  }
  return { kind: 'ok', value: values }
}

function Lane({ status, found }: { readonly status: OrderStatus; readonly found: FoundOrders | undefined }) {
  const { t } = useTranslation('console')
  const { items, total } = found ?? { items: [], total: 0 }
  return (
    <section className={styles.lane} aria-labelledby={`lane-${status}`}>
      <h2 id={`lane-${status}`}>
        <OrderStatusTag status={status} />
        <span>{total}</span>
      </h2>
      <ul>
        {items.map(order => (
          <Card key={order.id} order={order} />
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

function Card({ order }: { readonly order: FoundOrders['items'][number] }) {
  const { t } = useTranslation('console')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const { id, number, receiver, designs, pieces, grandTotal, createdAt } = order
  return (
    <motion.li layoutId={id}>
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
    </motion.li>
  )
}
