import { MessageSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { ReviewStatus } from '../../studio/lockEngine.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { type EditorDialogProps, useEditorControls } from '../controls/EditorControlsContext.ts'
import styles from './review.module.css'
import { SubmitDialog } from './SubmitDialog.tsx'
import { useReviewSteps } from './useReviewSteps.ts'

/** The review of the open design: handing it in, or how it stands since then. */
export function ReviewDialog({ close }: EditorDialogProps) {
  const { review } = useOpenedDesign()
  // As it was when the dialog was opened: what is done in it closes it.
  const [seen] = useState(review.current)
  const isSubmitted = seen !== null && seen.status !== 'DRAFT'
  return isSubmitted ? <ReviewStatusDialog close={close} review={seen} /> : <SubmitDialog close={close} />
}

interface CommentItem {
  readonly at: Date
  readonly note: string
}

/** How a design stands that was submitted: since when, what the shop says, and what can be done. */
export function ReviewStatusDialog({ close, review }: EditorDialogProps & { readonly review: ReviewStatus }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const take = useReviewSteps()
  const problemWord = useProblemWord()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { isGuest } = useOpenedDesign().connection
  const { status } = review
  const step = status === 'REVIEWING' ? 'withdraw' : 'reopen'
  const go = async () => {
    if (isBusy) return
    setBusy(true)
    const response = await take(step)
    setBusy(false)
    if (response.kind === 'ok') close()
    else setProblem(problemWord(response))
  }
  return (
    <TaskDialog
      title={t('reviewStatus.title')}
      close={close}
      footer={
        <>
          {!isGuest && (
            <button type="button" className="button line" aria-disabled={isBusy} onClick={() => void go()}>
              {t(`reviewStatus.${step}`)}
            </button>
          )}
          {status === 'READY' && (
            <button type="button" className="button primary" onClick={() => showDialog('checkout')}>
              {t('checkout.button')}
            </button>
          )}
        </>
      }
    >
      <div className={styles.state}>
        <StatusTag status={status} />
        <p>{t(`reviewStatus.means.${status}`)}</p>
        <LastReviewComment status={status} />
        {!isGuest && (
          <button type="button" className="button line" onClick={() => showDialog('comments')}>
            <MessageSquare aria-hidden />
            {t('reviewStatus.comments')}
          </button>
        )}
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </TaskDialog>
  )
}

/** When it came to stand so, and what the shop has written about it. */
function LastReviewComment({ status }: Pick<ReviewStatus, 'status'>) {
  const { t } = useTranslation()
  const { client, language } = useServices()
  const { id } = useOpenedDesign()
  const chosen = useStream(language)
  const [comment, setComment] = useState<CommentItem | null | 'coming'>('coming')
  useEffect(() => {
    let isLeft = false
    void designCalls(client)
      .history(id)
      .then(response => {
        const last = response.kind === 'ok' ? response.value.items.find(({ to }) => to === status) : undefined
        if (!isLeft) setComment(last ? { at: new Date(last.at), note: last.note } : null)
      })
    return () => {
      isLeft = true
    }
  }, [client, id, status])
  if (comment === 'coming') return <div className={styles.commentComing} role="status" aria-label={t('loading')} />
  if (comment === null) return null
  const moment = `${formatDate(comment.at, chosen)}, ${formatTime(comment.at)}`
  return (
    <blockquote className={styles.comment}>
      {comment.note}
      <cite>{t('reviewStatus.since', { moment })}</cite>
    </blockquote>
  )
}
