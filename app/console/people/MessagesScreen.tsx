import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listMessagesCall, type MessageCard } from '../../../server/contract/console/messages.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FilterBar, FoundPage, ListPage } from '../frame/ListPage.tsx'
import { useAddressQuery } from '../frame/useAddressQuery.ts'
import styles from './people.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

const states = ['open', 'settled', 'all'] as const

/** `/console/messages`: what people wrote to the shop, the longest waiting first. */
export function MessagesScreen() {
  useScreenWords('people', { en, kh })
  const { t } = useTranslation('people')
  const { client } = useServices()
  const { query, change } = useAddressQuery(listMessagesCall.query, 20)
  const found = useRequest(['console-messages', query], () => client.send(listMessagesCall, { query }))
  const open = found.kind === 'ok' ? ` (${found.value.open})` : ''
  return (
    <ListPage title={t('messages.title')}>
      <FilterBar search={query.search} label={t('messages.search')} submit={search => change({ search })}>
        <Segments
          label={t('messages.state')}
          value={query.state}
          segments={states.map(value => ({ value, label: t(`messages.${value}`) + (value === 'open' ? open : '') }))}
          choose={state => change({ state: state === 'open' ? '' : state })}
        />
      </FilterBar>
      <FoundPage
        found={found}
        empty={<EmptyState icon={MessageSquareText} title={t('messages.none')} text={t('messages.noneText')} />}
        count={total => t('messages.count', { count: total })}
        turn={page => change({ page })}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map(message => (
              <MessageItem key={message.id} message={message} />
            ))}
          </ul>
        )}
      </FoundPage>
    </ListPage>
  )
}

function MessageItem({
  message: { id, contact, sender, subject, message, createdAt, settledAt },
}: {
  readonly message: MessageCard
}) {
  const { t } = useTranslation('people')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const sent = new Date(createdAt)
  return (
    <li data-link>
      <Link to={`/console/messages/${id}`}>{subject}</Link>
      <p className={styles.quiet}>{[sender, contact].filter(Boolean).join(' · ')}</p>
      <p className={styles.clip}>{message}</p>
      <div className={styles.end}>
        <time dateTime={createdAt}>
          {formatDay(sent, new Date(now()), chosen)}, {formatTime(sent)}
        </time>
        <Tag severity={settledAt === null ? 'warn' : 'success'}>
          {t(settledAt === null ? 'messages.isOpen' : 'messages.isSettled')}
        </Tag>
      </div>
    </li>
  )
}
