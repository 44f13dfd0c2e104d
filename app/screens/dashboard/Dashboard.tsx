import { ArrowRight, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
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
import { NearestOrder } from './NearestOrder.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

// Hardly anybody has one.
const KeptOrderNote = lazy(async () => ({ default: (await import('../histories/KeptOrderNote.tsx')).KeptOrderNote }))

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
      <Suspense>
        <KeptOrderNote />
      </Suspense>
      {result.kind === 'loading' && <DashboardSkeleton />}
      {result.kind === 'failed' && <LoadError error={result.error} retry={result.retry} />}
      {result.kind === 'ok' && (
        <div className={styles.cards}>
          {last ? <LastDesign design={last} /> : <FirstKit begin={begin} />}
          <NearestOrder />
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
