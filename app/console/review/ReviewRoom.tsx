import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReviewedDesign } from '../../../server/contract/designs/reviewedDesign.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import { PublishTemplate } from '../templates/PublishTemplate.tsx'
import { Decision } from './Decision.tsx'
import { PlayBar } from './PlayBar.tsx'
import { QueueLinks } from './QueueLinks.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { ReviewStage } from './ReviewStage.tsx'
import styles from './review.module.css'
import type { ReviewedBefore } from './reviewedLogs.ts'
import { useReviewRoom } from './useReviewRoom.ts'

export interface ReviewRoomProps {
  readonly reviewed: ReviewedDesign
  readonly before: ReviewedBefore | null
  /** The order whose revision it is; `null` for a submission. */
  readonly order: string | null
  refresh(): void
}

/** The garment on its stage, how it came to be, what is said about it, and the decision. */
export function ReviewRoom({ reviewed, before, order, refresh }: ReviewRoomProps) {
  const { t } = useTranslation('console')
  const room = useReviewRoom(reviewed, order)
  const { timeline, stage, panel } = room
  return (
    <div className={styles.room} data-full>
      <Head reviewed={reviewed} order={order} />
      <ReviewStage timeline={timeline} before={before} {...stage} />
      <PlayBar timeline={timeline} />
      <aside className={styles.side} aria-label={t('review.title')}>
        <ReviewPanel timeline={timeline} corrected={refresh} {...panel} />
        <Decision reviewed={reviewed} order={order} decided={refresh} />
      </aside>
    </div>
  )
}

/** What it is, who sent it and when, and the way to the next one. */
function Head({ reviewed, order }: Pick<ReviewRoomProps, 'reviewed' | 'order'>) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  const { design, customer, reviews } = reviewed
  const [latest] = reviews
  const sent = new Date(latest?.submittedAt ?? design.updatedAt)
  const moment = `${formatDate(sent, language)}, ${formatTime(sent)}`
  const name = customer?.name || t('order.guest')
  return (
    <header className={styles.head}>
      <Link
        className="icon-button"
        to={order ? `/console/orders/${order}` : '/console/designs'}
        aria-label={order ? t('review.toOrder') : t('review.toList')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <h1>{design.name || t('order.unnamed')}</h1>
      {order ? <span className={styles.kind}>{t('review.ordered')}</span> : <StatusTag status={design.status} />}
      <p>
        {/* Players may have been entered with the order alone. */}
        {design.players > 0 && `${t('review.kits', { count: design.players })} · `}
        {t('review.sent', { name, moment })}
      </p>
      {order === null && <PublishTemplate reviewed={reviewed} />}
      {order === null && <QueueLinks id={design.id} />}
    </header>
  )
}
