import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listReviewsCall } from '../../../server/contract/designs/designReview.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { usePlainKeys } from '../frame/usePlainKeys.ts'
import styles from './review.module.css'

const query = { status: 'REVIEWING', pageSize: 100 } as const

/** The ways to the designs that wait before and after this one; J and K are the same. */
export function QueueLinks({ id }: { readonly id: string }) {
  const { t } = useTranslation('console')
  const { client } = useServices()
  const navigate = useNavigate()
  const waiting = useRequest(['console-reviews', query], () => client.send(listReviewsCall, { query }))
  const items = waiting.kind === 'ok' ? waiting.value.items : []
  const at = items.findIndex(item => item.id === id)
  const [previous, next] = [items[at - 1] ?? null, items[at + 1] ?? null]
  usePlainKeys(({ key }) => {
    const to = key === 'j' ? next : key === 'k' ? previous : null
    if (to) void navigate(`/console/designs/${to.id}`)
  })
  if (items.length === 0) return null
  return (
    <nav className={styles.queue} aria-label={t('review.queue')}>
      <span>{t('review.waiting', { count: items.length })}</span>
      <QueueLink to={previous} label={t('review.previous')} tip="K" icon={ChevronLeft} />
      <QueueLink to={next} label={t('review.next')} tip="J" icon={ChevronRight} />
    </nav>
  )
}

interface QueueLinkProps {
  readonly to: { readonly id: string } | null
  readonly label: string
  readonly tip: string
  readonly icon: typeof ChevronLeft
}

function QueueLink({ to, label, tip, icon: Icon }: QueueLinkProps) {
  if (!to) return null
  return (
    <Link className="icon-button" to={`/console/designs/${to.id}`} aria-label={label} data-tip={`${label} ${tip}`}>
      <Icon aria-hidden />
    </Link>
  )
}
