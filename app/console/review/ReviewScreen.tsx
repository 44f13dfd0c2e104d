import { ArrowLeft, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { OpenDesignContext } from '../../studio/OpenDesignContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ReviewRoom } from './ReviewRoom.tsx'
import styles from './review.module.css'
import { useReviewed } from './useReviewed.ts'

/** `/console/designs/<design>`: a submitted design; with `?order=` as it was ordered there. */
export function ReviewScreen() {
  const { t } = useTranslation('console')
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const order = params.get('order')
  const found = useReviewed(id, order)
  const { kind } = found
  if (kind === 'open') {
    return (
      <OpenDesignContext value={found.design}>
        <PageTitle>{found.reviewed.design.name || t('order.unnamed')}</PageTitle>
        <ReviewRoom
          key={found.design.id}
          reviewed={found.reviewed}
          before={found.before}
          order={order}
          refresh={found.refresh}
        />
      </OpenDesignContext>
    )
  }
  return (
    <div className={styles.waitingScreen}>
      <PageTitle>{t('review.title')}</PageTitle>
      <Link className={styles.back} to={order ? `/console/orders/${order}` : '/console/designs'}>
        <ArrowLeft aria-hidden />
        {order ? t('review.toOrder') : t('review.toList')}
      </Link>
      {kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {kind === 'newer' && <EmptyState icon={SearchX} text={t('review.newer')} role="alert" />}
    </div>
  )
}
