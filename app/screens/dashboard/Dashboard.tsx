import { ArrowRight, PackageOpen, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { listOrdersCall } from '../../../server/contract/orders/ownOrders.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNewDesignPath } from '../../session/useTenant.ts'
import { LoadError, skeletonItems } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Activity } from './Activity.tsx'
import styles from './dashboard.module.css'
import { FirstKit } from './FirstKit.tsx'
import { Greeting } from './Greeting.tsx'
import { LastDesign, RecentDesign } from './LastDesign.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The last one has a card of its own; five more stand below. */
const recent = { sort: 'edited', pageSize: 6 } as const

/** `/me/dashboard`: where one went on last, what is on its way, and what happened. */
export function Dashboard() {
  const t = useScreenWords('dashboard', { en, kh })
  const { client } = useServices()
  const result = useRequest(['designs', recent], () => designCalls(client).list(recent))
  const begin = useNewDesignPath()
  const [last, ...others] = result.kind === 'ok' ? result.value.items : []
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.head}>
        <Greeting />
        <Link className={`button primary large ${styles.begin}`} to={begin}>
          <Plus aria-hidden />
          {t('new')}
        </Link>
      </div>
      {result.kind === 'loading' && <DashboardSkeleton />}
      {result.kind === 'failed' && <LoadError error={result.error} retry={result.retry} />}
      {result.kind === 'ok' && (
        <div className={styles.cards}>
          {last ? <LastDesign design={last} /> : <FirstKit begin={begin} />}
          <LatestOrder />
        </div>
      )}
      {result.kind === 'ok' && others.length > 0 && (
        <section aria-labelledby="recent-designs">
          <div className={styles.sectionHead}>
            <h2 id="recent-designs">{t('designs')}</h2>
            <Link className="button" to="/me/assets">
              {t('all', { count: result.value.total })}
              <ArrowRight aria-hidden />
            </Link>
          </div>
          <ul className={styles.recent}>
            {others.map(design => (
              <RecentDesign key={design.id} design={design} />
            ))}
          </ul>
        </section>
      )}
      {result.kind === 'ok' && last && <Activity />}
    </>
  )
}

const latest = { page: 1, pageSize: 1, sort: 'newest', search: '' } as const

/** The order that was placed last, or how one orders. */
export function LatestOrder() {
  const { t } = useTranslation('dashboard')
  const { client, language } = useServices()
  const shown = useStream(language)
  const orders = useRequest(['orders', latest], () => client.send(listOrdersCall, { query: latest }))
  const [order] = orders.kind === 'ok' ? orders.value.items : []
  return (
    <section className={styles.order} aria-labelledby="latest-order">
      <h2 id="latest-order">{t('order.title')}</h2>
      <div className={styles.noOrder} aria-busy={orders.kind === 'loading'}>
        <PackageOpen aria-hidden />
        {orders.kind === 'ok' && !order && <p>{t('order.none')}</p>}
        {order && (
          <Link to={`/me/histories/${order.id}`}>
            {t('order.latest', {
              number: orderNumber(order.number),
              date: formatDate(new Date(order.createdAt), shown),
            })}
          </Link>
        )}
      </div>
      <Link className="button line" to="/me/histories">
        {t('order.all')}
      </Link>
    </section>
  )
}

/** The layout of the dashboard, while the designs are fetched. */
export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-busy aria-label={t('app:loading')}>
      <div className={styles.cards}>
        <div className={styles.coming} />
        <div className={styles.coming} />
      </div>
      <div className={styles.sectionHead} />
      <div className={styles.recent}>
        {skeletonItems(5).map(place => (
          <div key={place} className={styles.comingDesign} />
        ))}
      </div>
    </div>
  )
}
