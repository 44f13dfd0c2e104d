import { PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maxListed, readTodayCall, type Today } from '../../../server/contract/console/today.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatDay, formatMoney, formatTime } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { OrderStatusTag } from '../../screens/histories/OrderStatusTag.tsx'
import en from '../../screens/histories/words/en.json' with { type: 'json' }
import kh from '../../screens/histories/words/kh.json' with { type: 'json' }
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useStaff } from '../session/EntranceContext.ts'
import { Row } from './Row.tsx'
import styles from './today.module.css'

/** `/console`: what waits for somebody, what is late, and what is not paid. */
export function TodayScreen() {
  useScreenWords('histories', { en, kh })
  const { t } = useTranslation('console')
  const { client } = useServices()
  const staff = useStaff()
  const found = useRequest(['console-today'], () => client.send(readTodayCall))
  return (
    <div className={styles.screen}>
      <PageTitle>{t('today.title')}</PageTitle>
      <h1 className="display small">{t('today.hello', { name: staff.firstName })}</h1>
      {found.kind === 'loading' && <span className={styles.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <Lists today={found.value} />}
    </div>
  )
}

function Lists({ today }: { readonly today: Today }) {
  const { t } = useTranslation('console')
  const { designs, replies, messages, inquiries, orders, late, unpaid } = today
  const lists = [designs, replies, messages, inquiries, orders, late]
  const everything = lists.reduce((sum, list) => sum + list.length, unpaid.count)
  if (everything === 0) return <EmptyState icon={PartyPopper} title={t('today.none')} text={t('today.noneText')} />
  return (
    <div className={styles.lists}>
      <Part word="late" count={countOf(late)} isUrgent>
        {listed(late).map(({ wishedDate, ...order }) => (
          <OrderRow key={order.id} order={order} wished={wishedDate} />
        ))}
      </Part>
      <Part word="designs" count={countOf(designs)}>
        {listed(designs).map(({ id, name, customer, since }) => (
          <Row
            key={id}
            to={`/console/designs/${id}`}
            title={name || t('order.unnamed')}
            text={customer || t('order.guest')}
            end={<Since at={since} />}
          />
        ))}
      </Part>
      <Part word="replies" count={countOf(replies)}>
        {listed(replies).map(({ id, name, customer, text, since }, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: several replies may be about one design.
            key={`${id}${at}`}
            to={`/console/designs/${id}`}
            title={name || t('order.unnamed')}
            text={`${customer || t('order.guest')}: ${text}`}
            end={<Since at={since} />}
          />
        ))}
      </Part>
      <Part word="messages" count={countOf(messages)}>
        {listed(messages).map(({ id, subject, sender, since }) => (
          <Row key={id} to={`/console/messages/${id}`} title={subject} text={sender} end={<Since at={since} />} />
        ))}
      </Part>
      <Part word="inquiries" count={countOf(inquiries)}>
        {listed(inquiries).map(({ id, order, supplier, text, since }, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two suppliers may ask about one order.
            key={`${id}${at}`}
            to={`/console/orders/${id}`}
            number={order}
            title={supplier}
            text={text}
            end={<Since at={since} />}
          />
        ))}
      </Part>
      <Part word="orders" count={countOf(orders)}>
        {listed(orders).map(order => (
          <OrderRow key={order.id} order={order} />
        ))}
      </Part>
      <Part word="unpaid" count={String(unpaid.count)} note={formatMoney(unpaid.cents)}>
        {listed(unpaid.orders).map(order => (
          <OrderRow key={order.id} order={order} isMoney />
        ))}
      </Part>
    </div>
  )
}

const listed = <Item,>(list: readonly Item[]): readonly Item[] => list.slice(0, maxListed)

const countOf = (list: readonly unknown[]): string => (list.length > maxListed ? `${maxListed}+` : String(list.length))

interface PartProps {
  readonly word: 'late' | 'designs' | 'replies' | 'messages' | 'inquiries' | 'orders' | 'unpaid'
  readonly count: string
  readonly note?: string
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

/** One list with its number; not there while it is empty. */
function Part({ word, count, note, isUrgent, children }: PartProps) {
  const { t } = useTranslation('console')
  if (count === '0') return null
  return (
    <section className={styles.part} aria-labelledby={`today-${word}`} data-urgent={isUrgent || undefined}>
      <h2 id={`today-${word}`}>
        {t(`today.${word}`)} <span>{count}</span>
        {note && <small>{note}</small>}
      </h2>
      <ol>{children}</ol>
    </section>
  )
}

interface OrderRowProps {
  readonly order: Today['orders'][number]
  /** The day for which it was wished. */
  readonly wished?: string
  readonly isMoney?: boolean
}

function OrderRow({ order, wished, isMoney }: OrderRowProps) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  const { id, number, receiver, pieces, designs, status, grandTotal, paid, createdAt } = order
  return (
    <Row
      to={`/console/orders/${id}`}
      image={designs[0]?.thumbnail ?? null}
      number={number}
      title={receiver}
      text={
        wished === undefined
          ? `${t('orders.pieces', { count: pieces })} · ${formatMoney(grandTotal)}`
          : t('today.wished', { date: formatDate(new Date(wished), language) })
      }
      end={isMoney ? <strong>{formatMoney(grandTotal - paid)}</strong> : <OrderStatusTag status={status} />}
      below={<Since at={createdAt} />}
    />
  )
}

function Since({ at }: { readonly at: string }) {
  const { language, now } = useServices()
  const chosen = useStream(language)
  const time = new Date(at)
  return (
    <time dateTime={at}>
      {formatDay(time, new Date(now()), chosen)}, {formatTime(time)}
    </time>
  )
}
