import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { ReviewStatus } from '../../studio/lockEngine.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import { TaskDialog } from '../../ui/dialog/Dialogs.tsx'
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

interface Remark {
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
    const answer = await take(step)
    setBusy(false)
    if (answer.kind === 'answered') close()
    else setProblem(problemWord(answer))
  }
  return (
    <TaskDialog
      title={t('standing.title')}
      close={close}
      footer={
        <>
          {!isGuest && (
            <button type="button" className="button line" aria-disabled={isBusy} onClick={() => void go()}>
              {t(`standing.${step}`)}
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
        <p>{t(`standing.means.${status}`)}</p>
        <LastRemark status={status} />
        {problem !== null && <p role="alert">{problem}</p>}
      </div>
    </TaskDialog>
  )
}

/** When it came to stand so, and what the shop has written about it. */
function LastRemark({ status }: Pick<ReviewStatus, 'status'>) {
  const { t } = useTranslation()
  const { client, language } = useServices()
  const { id } = useOpenedDesign()
  const chosen = useStream(language)
  const [remark, setRemark] = useState<Remark | null | 'coming'>('coming')
  useEffect(() => {
    let isLeft = false
    void designCalls(client)
      .history(id)
      .then(answer => {
        const last = answer.kind === 'answered' ? answer.value.items.find(({ to }) => to === status) : undefined
        if (!isLeft) setRemark(last ? { at: new Date(last.at), note: last.note } : null)
      })
    return () => {
      isLeft = true
    }
  }, [client, id, status])
  if (remark === 'coming') return <div className={styles.commentComing} role="status" aria-label={t('loading')} />
  if (remark === null) return null
  const moment = `${formatDate(remark.at, chosen)}, ${formatTime(remark.at)}`
  return (
    <blockquote className={styles.comment}>
      {remark.note}
      <cite>{t('standing.since', { moment })}</cite>
    </blockquote>
  )
}
