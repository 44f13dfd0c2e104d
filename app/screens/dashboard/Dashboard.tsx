import { ArrowRight, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { useAnswer } from '../../session/api/useAnswer.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNewDesignPath } from '../../session/useShop.ts'
import { AskAgain } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Activity } from './Activity.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import styles from './dashboard.module.css'
import { FirstKit } from './FirstKit.tsx'
import { Greeting } from './Greeting.tsx'
import { LastDesign } from './LastDesign.tsx'
import { NearestOrder } from './NearestOrder.tsx'
import { RecentDesign } from './RecentDesign.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The last one has a card of its own; five more stand below. */
const recent = { sort: 'edited', pageSize: 6 } as const

/** `/me/dashboard`: where one went on last, what is on its way, and what happened. */
export function Dashboard() {
  const t = useRoomWords('dashboard', { en, kh })
  const { ask } = useServices()
  const asked = useAnswer(['designs', recent], () => designCalls(ask).list(recent))
  const begin = useNewDesignPath()
  const [last, ...others] = asked.kind === 'answered' ? asked.value.items : []
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
      {asked.kind === 'loading' && <DashboardSkeleton />}
      {asked.kind === 'failed' && <AskAgain trouble={asked.trouble} again={asked.again} />}
      {asked.kind === 'answered' && (
        <div className={styles.cards}>
          {last ? <LastDesign design={last} /> : <FirstKit begin={begin} />}
          <NearestOrder />
        </div>
      )}
      {asked.kind === 'answered' && others.length > 0 && (
        <section aria-labelledby="recent-designs">
          <div className={styles.sectionHead}>
            <h2 id="recent-designs">{t('designs')}</h2>
            <Link className="button" to="/me/assets">
              {t('all', { count: asked.value.total })}
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
      {asked.kind === 'answered' && last && <Activity />}
    </>
  )
}
