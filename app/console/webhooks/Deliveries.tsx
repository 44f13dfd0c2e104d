import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listDeliveriesCall,
  resendDeliveryCall,
  type Webhook,
  type WebhookDelivery,
} from '../../../server/contract/webhooks.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatNumber, formatTime } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Pager } from '../../ui/controls/native/Pager.tsx'
import { LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { Tag } from '../../ui/Tag.tsx'
import styles from './webhooks.module.css'

const pageSize = 5
/** A delivery that waits is sent within seconds: the list looks for its response. */
const refreshMs = 5_000
const kinds = { waiting: 'plain', delivered: 'success', failed: 'danger' } as const

/** The key under which the deliveries of a webhook are cached. */
export const deliveriesKey = (id: string) => ['console-deliveries', id]

interface DeliveriesProps {
  readonly webhook: Webhook
  readonly isActive: boolean
}

/** What was sent to a webhook, newest first, with what it answered. */
export function Deliveries({ webhook: { id }, isActive }: DeliveriesProps) {
  const { t } = useTranslation('webhooks')
  const { client, toasts } = useServices()
  const problem = useProblemWord()
  const [page, setPage] = useState(1)
  const found = useRequest(
    [...deliveriesKey(id), page],
    () => client.send(listDeliveriesCall, { params: { id }, query: { page, pageSize } }),
    { every: refreshMs },
  )
  const resend = async (delivery: string) => {
    const came = await client.send(resendDeliveryCall, { params: { id, delivery } })
    if (came.kind !== 'ok') toasts.show({ key: 'webhook', severity: 'error', text: problem(came) })
    found.retry()
  }
  if (found.kind === 'loading') return <span className={styles.waiting} role="status" aria-label={t('app:loading')} />
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  const { items, total } = found.value
  if (total === 0) return <p className={styles.quiet}>{t('nothingSent')}</p>
  return (
    <>
      <div className={styles.heading}>
        <h3>{t('deliveries')}</h3>
        <button type="button" className="icon-button small" aria-label={t('refresh')} onClick={found.retry}>
          <RotateCw aria-hidden />
        </button>
        <Pager page={page - 1} pages={Math.ceil(total / pageSize)} turn={to => setPage(to + 1)} />
      </div>
      <ol className={styles.deliveries}>
        {items.map(delivery => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            resend={isActive && delivery.status !== 'waiting' ? () => void resend(delivery.id) : null}
          />
        ))}
      </ol>
    </>
  )
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery
  readonly resend: (() => void) | null
}

function Delivery({ delivery, resend }: DeliveryProps) {
  const { t } = useTranslation('webhooks')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const { event, status, attempts, response, error, createdAt } = delivery
  const time = new Date(createdAt)
  const name = t(`event.${event.replace('order.', '')}`)
  return (
    <li>
      <span>{name}</span>
      <Tag severity={kinds[status]}>{t(`status.${status}`)}</Tag>
      <span className={styles.quiet}>
        {formatDay(time, new Date(now()), chosen)}, {formatTime(time)}
      </span>
      <span className={styles.quiet}>
        {response === null
          ? error
          : t('response', { status: response.status, ms: formatNumber(response.milliseconds), count: attempts })}
      </span>
      {resend && (
        <button type="button" className="button line" aria-label={`${t('resend')}: ${name}`} onClick={resend}>
          {t('resend')}
        </button>
      )}
      {response?.body && (
        <details>
          <summary>{t('body')}</summary>
          <pre>{response.body}</pre>
        </details>
      )}
    </li>
  )
}
