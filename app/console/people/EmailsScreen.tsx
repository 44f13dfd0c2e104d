import { Mail, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listEmailsCall, type OutboxEmail, resendEmailCall } from '../../../server/contract/console/emails.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { Tag } from '../../ui/Tag.tsx'
import { FilterBar, FoundPage, ListPage } from '../frame/ListPage.tsx'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import styles from './people.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const shown = ['', 'waiting', 'sent', 'failed'] as const
const kinds = { waiting: 'plain', sent: 'success', failed: 'danger' } as const

/** `/console/emails`: what the shop sent in the last month, what failed, and sending it again. */
export function EmailsScreen() {
  useScreenWords('people', { en, kh })
  const { t } = useTranslation('people')
  const { client } = useServices()
  const { query, change } = useAddressQuery(listEmailsCall.query, 25)
  const found = useRequest(['console-emails', query], () => client.send(listEmailsCall, { query }))
  return (
    <ListPage title={t('emails.title')}>
      <FilterBar search={query.search} label={t('emails.search')} submit={search => change({ search })}>
        <Segments
          label={t('customers.status')}
          value={shown.find(status => status === query.status) ?? ''}
          segments={shown.map(value => ({ value, label: t(`emails.${value || 'all'}`) }))}
          choose={status => change({ status })}
        />
      </FilterBar>
      <FoundPage
        found={found}
        empty={<EmptyState icon={Mail} title={t('emails.none')} text={t('emails.noneText')} />}
        count={total => t('emails.count', { count: total })}
        turn={page => change({ page })}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map(email => (
              <EmailItem key={email.id} email={email} changed={found.retry} />
            ))}
          </ul>
        )}
      </FoundPage>
    </ListPage>
  )
}

interface EmailItemProps {
  readonly email: OutboxEmail
  changed(): void
}

function EmailItem({ email, changed }: EmailItemProps) {
  const { t } = useTranslation('people')
  const { client, language, now, toasts } = useServices()
  const chosen = useStream(language)
  const problem = useProblemWord()
  const { id, to, subject, status, text, canResend, attempts, error, createdAt, nextAttemptAt } = email
  const moment = (at: string) => {
    const time = new Date(at)
    return `${formatDay(time, new Date(now()), chosen)}, ${formatTime(time)}`
  }
  const resend = async () => {
    const came = await client.send(resendEmailCall, { params: { id } })
    const isDone = came.kind === 'ok'
    toasts.show({
      key: 'email',
      severity: isDone ? 'success' : 'error',
      text: isDone ? t('emails.again', { to }) : problem(came),
    })
    changed()
  }
  return (
    <li>
      <strong>{subject}</strong>
      <p className={styles.quiet}>
        {to} · {moment(createdAt)}
      </p>
      {error && (
        <p className={styles.error}>
          {t('emails.error', { count: attempts, error })}
          {nextAttemptAt && ` ${t('emails.next', { moment: moment(nextAttemptAt) })}`}
        </p>
      )}
      <div className={styles.end}>
        <Tag severity={kinds[status]}>{t(`emails.${status}`)}</Tag>
        {canResend && (
          <button type="button" className="button line" onClick={() => void resend()}>
            <RotateCw aria-hidden />
            {t('emails.resend')}
          </button>
        )}
      </div>
      {text !== null && (
        <details>
          <summary>{t('emails.text')}</summary>
          <pre className={styles.text}>{text}</pre>
        </details>
      )}
    </li>
  )
}
