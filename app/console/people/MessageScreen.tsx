import { ArrowLeft, Check, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import {
  type MessageThread,
  markMessageCall,
  readMessageCall,
  replyToMessageCall,
} from '../../../server/contract/console/messages.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { languages } from '../../i18n/languages.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { LoadError } from '../../ui/EmptyState.tsx'
import { FormErrorNote, SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { FormArea } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useServerForm } from '../../ui/forms/serverForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tag } from '../../ui/Tag.tsx'
import order from '../orders/order.module.css'
import styles from './people.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/console/messages/<message>`: one message with the shop's replies. */
export function MessageScreen() {
  useScreenWords('people', { en, kh })
  const { t } = useTranslation('people')
  const { client } = useServices()
  const { id = '' } = useParams()
  const found = useRequest(['console-message', id], () => client.send(readMessageCall, { params: { id } }))
  return (
    <div className={order.screen}>
      <Link className={order.back} to="/console/messages">
        <ArrowLeft aria-hidden />
        {t('messages.every')}
      </Link>
      {found.kind === 'loading' && <span className={order.waiting} role="status" aria-label={t('app:loading')} />}
      {found.kind === 'failed' && <LoadError error={found.error} retry={found.retry} />}
      {found.kind === 'ok' && <Thread thread={found.value} changed={found.retry} />}
    </div>
  )
}

interface ThreadProps {
  readonly thread: MessageThread
  changed(): void
}

function Thread({ thread, changed }: ThreadProps) {
  const { t } = useTranslation('people')
  const { client, queries, toasts } = useServices()
  const problem = useProblemWord()
  const { id, subject, sender, contact, customer, message, createdAt, settledAt, replies } = thread
  const isSettled = settledAt !== null
  const taken = () => {
    void queries.invalidateQueries({ queryKey: ['console-messages'] })
    void queries.invalidateQueries({ queryKey: ['console-today'] })
    changed()
  }
  const mark = async (settled: boolean) => {
    const came = await client.send(markMessageCall, { params: { id }, body: { settled } })
    if (came.kind !== 'ok') toasts.show({ key: 'message', severity: 'error', text: problem(came) })
    taken()
  }
  return (
    <>
      <PageTitle>{subject}</PageTitle>
      <header className={order.head}>
        <h1 className="display small">{subject}</h1>
        <Tag severity={isSettled ? 'success' : 'warn'}>{t(isSettled ? 'messages.isSettled' : 'messages.isOpen')}</Tag>
        <div className={styles.acts}>
          <button type="button" className="button line" onClick={() => void mark(!isSettled)}>
            {isSettled ? <Undo2 aria-hidden /> : <Check aria-hidden />}
            {t(isSettled ? 'messages.reopen' : 'messages.mark')}
          </button>
        </div>
      </header>
      <p className={styles.contact}>
        {customer === null ? (
          sender
        ) : (
          <Link to={`/console/customers/${customer}`}>{sender || t('messages.sender')}</Link>
        )}
        {(sender || customer) && ' · '}
        <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}>{contact}</a>
        {` · ${t(`customer.language.${thread.language}`)}`}
      </p>
      <ol className={styles.thread}>
        <ThreadEntry text={message} at={createdAt} by={sender || contact} language={thread.language} />
        {replies.map(reply => (
          <ThreadEntry key={reply.id} {...reply} isShop language={thread.language} />
        ))}
      </ol>
      {thread.hasAddress ? (
        <ReplyForm key={replies.length} thread={thread} changed={taken} />
      ) : (
        <p className={styles.quiet}>{t('messages.byPhone')}</p>
      )}
    </>
  )
}

interface ThreadEntryProps {
  readonly text: string
  readonly by: string
  readonly at: string
  readonly language: MessageThread['language']
  readonly isShop?: boolean
  /** How far the email with it is. */
  readonly email?: MessageThread['replies'][number]['email']
}

function ThreadEntry({ text, by, at, language, isShop, email }: ThreadEntryProps) {
  const { t } = useTranslation('people')
  const services = useServices()
  const chosen = useStream(services.language)
  const time = new Date(at)
  return (
    <li className={styles.entry} data-shop={isShop || undefined}>
      <p lang={languages[language].html}>{text}</p>
      <small className={email === 'failed' ? styles.error : undefined}>
        {[
          by,
          `${formatDay(time, new Date(services.now()), chosen)}, ${formatTime(time)}`,
          email && email !== 'gone' ? t(`emails.${email}`) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  )
}

function ReplyForm({ thread, changed }: ThreadProps) {
  const { t } = useTranslation('people')
  const { client, toasts } = useServices()
  const { form, error, isBusy, submit } = useServerForm({
    schema: replyToMessageCall.body,
    initial: { text: '' },
    send: body => client.send(replyToMessageCall, { params: { id: thread.id }, body }),
    done: () => {
      toasts.show({ key: 'message', severity: 'success', text: t('messages.sent', { contact: thread.contact }) })
      changed()
    },
  })
  return (
    <form className={`${styles.form} ${styles.thread}`} noValidate onSubmit={submit}>
      <FormArea
        label={t('messages.reply')}
        rows={5}
        required
        hint={t('messages.replyHint', { language: t(`customer.language.${thread.language}`) })}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <FormErrorNote error={error} />
      <div className={styles.formEnd}>
        <SubmitButton className="button primary" isBusy={isBusy} busy={t('console:entry.busy')}>
          {t('messages.send')}
        </SubmitButton>
      </div>
    </form>
  )
}
