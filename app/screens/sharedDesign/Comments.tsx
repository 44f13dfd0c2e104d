import { CircleCheck, Reply } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { type RequestError, useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import { CommentForm } from './CommentForm.tsx'
import styles from './comments.module.css'
import { type CommentThread, commentThreads } from './commentThreads.ts'
import { addComment, readComments, type SharedSource } from './sharedCalls.ts'

interface CommentsProps {
  readonly source: SharedSource
  readonly comments: CommentsState
  readonly spot: ClothSpot
  readonly garment: string
  readonly chosen: string | null
  readonly choose: (comment: DesignComment) => void
  /** A comment was saved. */
  readonly pinned: () => void
}

/** The comments on the design, and a field for a new one. */
export function Comments({ source, comments, spot, garment, chosen, choose, pinned }: CommentsProps) {
  const { t } = useTranslation('sharedDesign')
  const { t: panelWord } = useTranslation(`garment.${garment}`)
  const { client } = useServices()
  const problem = useProblemWord()
  const [replyTo, response] = useState<DesignComment | null>(null)
  return (
    <section className={styles.comments} aria-labelledby="remarks">
      <h2 id="remarks">{t('comment.title')}</h2>
      {comments.kind === 'loading' && <p role="status">{t('app:loading')}</p>}
      {comments.kind === 'failed' && (
        <div role="alert">
          <p>{problem(comments.error)}</p>
          <button type="button" className="button line" onClick={comments.retry}>
            {t('again')}
          </button>
        </div>
      )}
      {comments.kind === 'ok' && comments.threads.length === 0 && <p className={styles.none}>{t('comment.none')}</p>}
      {comments.kind === 'ok' && comments.threads.length > 0 && (
        <CommentList threads={comments.threads} chosen={chosen} choose={choose} response={response} />
      )}
      <CommentForm
        spot={spot}
        panelName={panelWord(`panels.${spot.panel}`, { defaultValue: spot.panel })}
        replyTo={replyTo}
        cancelReply={() => response(null)}
        send={async comment => {
          const kept = await addComment(client, source, comment)
          if (kept.kind === 'ok') {
            response(null)
            pinned()
            comments.retry()
          }
          return kept
        }}
      />
    </section>
  )
}

interface CommentListProps {
  readonly threads: readonly CommentThread[]
  readonly chosen: string | null
  readonly choose: (comment: DesignComment) => void
  readonly response: (comment: DesignComment) => void
}

/** What was said about the design, with the numbers of the pins. */
function CommentList({ threads, chosen, choose, response }: CommentListProps) {
  const { t } = useTranslation('sharedDesign')
  return (
    <ol className={styles.list}>
      {threads.map(({ number, comment, replies }) => (
        <li key={comment.id} id={`remark-${comment.id}`} data-chosen={comment.id === chosen || undefined}>
          <button
            type="button"
            className={styles.number}
            aria-label={t('comment.show', { number })}
            onClick={() => choose(comment)}
          >
            {number}
          </button>
          <CommentItem comment={comment} />
          {replies.map(one => (
            <CommentItem key={one.id} comment={one} />
          ))}
          <button type="button" className={`button ${styles.reply}`} onClick={() => response(comment)}>
            <Reply aria-hidden />
            {t('comment.reply')}
          </button>
        </li>
      ))}
    </ol>
  )
}

function CommentItem({ comment: { name, own, text, createdAt, resolvedAt } }: { readonly comment: DesignComment }) {
  const { t } = useTranslation('sharedDesign')
  const { now, language } = useServices()
  const shown = useStream(language)
  const at = new Date(createdAt)
  return (
    <div className={styles.comment}>
      <p className={styles.who}>
        <strong>{own ? t('comment.you') : name || t('comment.somebody')}</strong>{' '}
        <time dateTime={createdAt}>
          {formatDay(at, new Date(now()), shown)}, {formatTime(at)}
        </time>
        {resolvedAt !== null && (
          <span className={styles.settled}>
            <CircleCheck aria-hidden />
            {t('comment.settled')}
          </span>
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

type CommentsState = { readonly retry: () => void } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'ok'; readonly threads: readonly CommentThread[] }
  | { readonly kind: 'failed'; readonly error: RequestError }
)

/** The comments on a shared design, for people whose link allows them. */
export function useComments(source: SharedSource): CommentsState {
  const { client } = useServices()
  const result = useRequest(['remarks', source.kind, source.id], () => readComments(client, source))
  const items = result.kind === 'ok' ? result.value.items : null
  const threads = useMemo(() => commentThreads(items ?? []), [items])
  return result.kind === 'ok' ? { kind: 'ok', threads, retry: result.retry } : result
}
