import { CircleCheck, Reply, RotateCcw, Store } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignComment, NewComment } from '../../../server/contract/designs/designComment.ts'
import { mentionParts } from '../../../server/contract/designs/mentions.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { type RequestError, useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import { CommentForm } from './CommentForm.tsx'
import styles from './comments.module.css'
import { type CommentThread, commentThreads } from './commentThreads.ts'
import { useCommentWords } from './commentWords.ts'
import { namesOf } from './mentions.ts'

/** Where comments come from and go to. */
export interface CommentSource {
  /** Under which the comments are remembered. */
  readonly key: readonly string[]
  /** The oldest first. */
  list(): Promise<ClientResponse<{ readonly items: readonly DesignComment[] }>>
  /** `null` for people who may only read. */
  readonly add: ((comment: NewComment) => Promise<ClientResponse<DesignComment>>) | null
  /** `null` for people who may not say that something is settled. */
  readonly resolve: ((comment: string, resolved: boolean) => Promise<ClientResponse<DesignComment>>) | null
  /** Whether the person is asked for a name. */
  readonly isGuest: boolean
}

interface CommentsProps {
  readonly source: CommentSource
  readonly comments: CommentsState
  readonly spot: ClothSpot
  readonly garment: string
  readonly chosen: string | null
  readonly choose: (comment: DesignComment) => void
  /** A comment was saved. */
  readonly pinned: () => void
  /** The names of others who have the design open. They can be mentioned before they comment. */
  readonly people?: readonly string[]
  /** Whether what stands round the comments says what they are. */
  readonly isTitled?: boolean
}

const nobody: readonly string[] = []

/** The comments on the design, and a field for a new one. */
export function Comments({ source, comments, spot, garment, chosen, choose, pinned, ...rest }: CommentsProps) {
  const { people = nobody, isTitled = false } = rest
  const t = useCommentWords()
  const { t: panelWord } = useTranslation(`garment.${garment}`)
  const problem = useProblemWord()
  const [replyTo, setReplyTo] = useState<DesignComment | null>(null)
  const { add, resolve, isGuest } = source
  const threads = comments.kind === 'ok' ? comments.threads : []
  const written = threads.flatMap(({ comment, replies }) => [comment, ...replies])
  const names = namesOf(written, people)
  const others = namesOf(
    written.filter(({ own }) => !own),
    people,
  )
  return (
    <section className={styles.comments} aria-label={t('title')}>
      {!isTitled && <h2>{t('title')}</h2>}
      {comments.kind === 'loading' && <p role="status">{t('app:loading')}</p>}
      {comments.kind === 'failed' && (
        <div role="alert">
          <p>{problem(comments.error)}</p>
          <button type="button" className="button line" onClick={comments.retry}>
            {t('again')}
          </button>
        </div>
      )}
      {comments.kind === 'ok' && comments.threads.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {comments.kind === 'ok' && comments.threads.length > 0 && (
        <ol className={styles.list}>
          {comments.threads.map(thread => (
            <Thread
              key={thread.comment.id}
              thread={thread}
              names={names}
              isChosen={thread.comment.id === chosen}
              choose={choose}
              reply={add && setReplyTo}
              resolve={
                resolve &&
                (async resolved => {
                  await resolve(thread.comment.id, resolved)
                  comments.retry()
                })
              }
            />
          ))}
        </ol>
      )}
      {add && (
        <CommentForm
          isGuest={isGuest}
          spot={spot}
          panelName={panelWord(`panels.${spot.panel}`, { defaultValue: spot.panel })}
          names={others}
          replyTo={replyTo}
          cancelReply={() => setReplyTo(null)}
          send={async comment => {
            const kept = await add(comment)
            if (kept.kind === 'ok') {
              setReplyTo(null)
              pinned()
              comments.retry()
            }
            return kept
          }}
        />
      )}
    </section>
  )
}

interface ThreadProps {
  readonly thread: CommentThread
  /** Names that are marked where a text mentions them. */
  readonly names: readonly string[]
  readonly isChosen: boolean
  readonly choose: (comment: DesignComment) => void
  readonly reply: ((comment: DesignComment) => void) | null
  readonly resolve: ((resolved: boolean) => void) | null
}

/** What was said about one spot, with the number of its pin. */
function Thread({ thread: { number, comment, replies }, names, isChosen, choose, reply, resolve }: ThreadProps) {
  const { t } = useTranslation('comments')
  const isSettled = comment.resolvedAt !== null
  return (
    <li id={`remark-${comment.id}`} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.number}
        data-shop={comment.byShop || undefined}
        aria-label={t('show', { number })}
        onClick={() => choose(comment)}
      >
        {number}
      </button>
      <CommentItem comment={comment} names={names} />
      {replies.map(one => (
        <CommentItem key={one.id} comment={one} names={names} />
      ))}
      <div className={styles.acts}>
        {reply && (
          <button type="button" className={`button ${styles.reply}`} onClick={() => reply(comment)}>
            <Reply aria-hidden />
            {t('reply')}
          </button>
        )}
        {resolve && (
          <button type="button" className={`button ${styles.reply}`} onClick={() => resolve(!isSettled)}>
            {isSettled ? <RotateCcw aria-hidden /> : <CircleCheck aria-hidden />}
            {isSettled ? t('reopen') : t('resolve')}
          </button>
        )}
      </div>
    </li>
  )
}

function CommentItem({ comment, names }: { readonly comment: DesignComment; readonly names: readonly string[] }) {
  const { name, own, byShop, text, createdAt, resolvedAt } = comment
  const { t } = useTranslation('comments')
  const { now, language } = useServices()
  const shown = useStream(language)
  const at = new Date(createdAt)
  return (
    <div className={styles.comment}>
      <p className={styles.who}>
        <strong>{own ? t('you') : name || t('somebody')}</strong>
        {byShop && (
          <span className={styles.settled}>
            <Store aria-hidden />
            {t('shop')}
          </span>
        )}{' '}
        <time dateTime={createdAt}>
          {formatDay(at, new Date(now()), shown)}, {formatTime(at)}
        </time>
        {resolvedAt !== null && (
          <span className={styles.settled}>
            <CircleCheck aria-hidden />
            {t('settled')}
          </span>
        )}
      </p>
      <p className={styles.text}>
        {mentionParts(text, names).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          part.isMention ? <mark key={index}>{part.text}</mark> : part.text,
        )}
      </p>
    </div>
  )
}

export type CommentsState = { readonly retry: () => void } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'ok'; readonly threads: readonly CommentThread[] }
  | { readonly kind: 'failed'; readonly error: RequestError }
)

/** The comments of a source, with their replies. */
export function useComments({ key, list }: CommentSource): CommentsState {
  const result = useRequest([...key], list)
  const items = result.kind === 'ok' ? result.value.items : null
  const threads = useMemo(() => commentThreads(items ?? []), [items])
  return result.kind === 'ok' ? { kind: 'ok', threads, retry: result.retry } : result
}
