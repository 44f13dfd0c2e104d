import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { readShopOrderCall } from '../../../server/contract/orders/consoleOrders.ts'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import en from '../../screens/histories/words/en.json' with { type: 'json' }
import kh from '../../screens/histories/words/kh.json' with { type: 'json' }
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { OrderProduction } from '../production/OrderProduction.tsx'
import { DeliveryFacts, PriceFacts } from './OrderFacts.tsx'
import { OrderLine } from './OrderLine.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import styles from './order.module.css'
import type { OrderPartProps } from './orderPart.ts'
import { ShopOrderSlips } from './ShopOrderSlips.tsx'

/** `/console/orders/<order>`: everything about one order, and what can be done with it. */
export function ShopOrderScreen() {
  useScreenWords('histories', { en, kh })
  const { t } = useTranslation('console')
  const { client } = useServices()
  const { id = '' } = useParams()
  const found = useRequest(['console-order', id], () => client.send(readShopOrderCall, { params: { id } }))
  return (
    <div className={styles.screen}>
      <Link className={styles.back} to="/console/orders">
        <ArrowLeft aria-hidden />
        {t('order.back')}
      </Link>
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <OrderPage found={found.value} changed={found.retry} />}
    </div>
  )
}

function OrderPage({ found, changed }: OrderPartProps) {
  const { t } = useTranslation('console')
  const { order } = found
  const number = orderNumber(order.number)
  return (
    <>
      <PageTitle>{number}</PageTitle>
      <header className={styles.head}>
        <h1 className="display small">{number}</h1>
        <OrderStatusTag status={order.status} />
        {order.reorderOf && (
          <Link to={`/console/orders/${order.reorderOf.id}`}>
            {t('order.reorderOf', { number: orderNumber(order.reorderOf.number) })}
          </Link>
        )}
        <OrderSteps found={found} changed={changed} />
      </header>
      {order.reason && <blockquote className={styles.reason}>{order.reason}</blockquote>}
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.lines.map((line, at) => (
            <OrderLine
              key={line.design}
              order={order.id}
              line={line}
              thumbnail={order.designs[at]?.thumbnail ?? null}
              defects={order.defects.filter(({ design }) => design === line.design)}
            />
          ))}
          <div className={styles.later}>
            <OrderNotes found={found} changed={changed} />
            <History found={found} />
          </div>
        </div>
        <div className={styles.side}>
          <PriceFacts order={order} />
          <ShopOrderSlips order={order} />
          <OrderPayments found={found} changed={changed} />
          <OrderProduction id={order.id} />
          <DeliveryFacts found={found} changed={changed} />
        </div>
      </div>
    </>
  )
}

function History({ found: { history } }: Pick<OrderPartProps, 'found'>) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  return (
    <section className={styles.card} aria-labelledby="order-history">
      <h2 id="order-history">{t('order.history')}</h2>
      <ol className={styles.rows}>
        {history.map(({ id, event, by, at, note }) => {
          const time = new Date(at)
          return (
            <li key={id}>
              <strong>{t(`histories:event.${event}`)}</strong>
              <small>
                {t(`order.by.${by}`)} · {formatDate(time, language)}, {formatTime(time)}
              </small>
              {note && <p>{note}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
