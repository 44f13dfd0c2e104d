import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { versionTag } from '../../../server/contract/call.ts'
import { approveDesignCall, rejectDesignCall } from '../../../server/contract/designs/designReview.ts'
import type { ReviewedDesign } from '../../../server/contract/designs/reviewedDesign.ts'
import { useStream } from '../../device/useStream.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { FormArea } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useStaff } from '../session/EntranceContext.ts'
import styles from './decision.module.css'

interface DecisionProps {
  readonly reviewed: ReviewedDesign
  readonly order: string | null
  decided(): void
}

/** Approve, or reject with a reason; what was decided before; for an order, the way to its steps. */
export function Decision({ reviewed, order, decided }: DecisionProps) {
  const { t } = useTranslation('console')
  const staff = useStaff()
  const { design, reviews } = reviewed
  if (order !== null) {
    return (
      <footer className={styles.decision}>
        <Link className="button primary" to={`/console/orders/${order}`}>
          {t('review.decideOrder')}
        </Link>
      </footer>
    )
  }
  const isOpen = design.allowedActions.includes('approve') && staff.may('review')
  return (
    <footer className={styles.decision}>
      {isOpen ? <DecisionForm reviewed={reviewed} decided={decided} /> : <LastDecision review={reviews[0]} />}
    </footer>
  )
}

function DecisionForm({ reviewed: { design }, decided }: Omit<DecisionProps, 'order'>) {
  const { t } = useTranslation('console')
  const { client, toasts } = useServices()
  const queries = useQueryClient()
  const problem = useProblemWord()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  const decide = async (decision: 'approve' | 'reject') => {
    if (isBusy) return
    if (decision === 'reject' && note.trim() === '') return setMissing(true)
    setBusy(true)
    const response = await client.send(decision === 'approve' ? approveDesignCall : rejectDesignCall, {
      params: { id: design.id },
      headers: { 'if-match': versionTag(design.version) },
      body: { note },
    })
    setBusy(false)
    const isStale = response.kind === 'refused' && /^(version-mismatch|wrong-state)$/.test(response.code)
    setFailed(response.kind === 'ok' ? '' : isStale ? t('review.changed') : problem(response))
    if (response.kind === 'ok')
      toasts.show({ key: 'decision', severity: 'success', text: t(`review.done.${decision}`) })
    decided()
    await queries.invalidateQueries({ queryKey: ['console-reviews'] })
  }
  return (
    <>
      <FormArea
        label={t('review.note')}
        hint={t('review.noteHint')}
        rows={2}
        maxLength={2000}
        value={note}
        error={isMissing && note.trim() === '' ? 'required' : undefined}
        onChange={event => setNote(event.target.value)}
      />
      <p role="alert" className={styles.failed}>
        {failed}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button danger" aria-disabled={isBusy} onClick={() => void decide('reject')}>
          {t('review.reject')}
        </button>
        <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void decide('approve')}>
          <Check aria-hidden />
          {t('review.approve')}
        </button>
      </div>
    </>
  )
}

function LastDecision({ review }: { readonly review: ReviewedDesign['reviews'][number] | undefined }) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  if (!review) return <p className={styles.quiet}>{t('review.notSent')}</p>
  const at = new Date(review.decidedAt ?? review.submittedAt)
  return (
    <div className={styles.last}>
      <strong>{t(`review.decision.${review.decision ?? 'none'}`)}</strong>
      <small>
        {[review.reviewer, `${formatDate(at, language)}, ${formatTime(at)}`].filter(word => word !== '').join(' · ')}
      </small>
      {review.note !== '' && <p>{review.note}</p>}
    </div>
  )
}
