import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order, OrderDefect } from '../../../server/contract/orders/order.ts'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import { DefectFields } from './DefectFields.tsx'
import styles from './order.module.css'

const wordedSteps = ['reject', 'deliver', 'cancel'] as const
type WordedStep = (typeof wordedSteps)[number]

/** Whether a step has something to say to the customer. */
export const needsWords = (step: string): step is WordedStep => wordedSteps.some(worded => worded === step)

/** What goes to the customer with a step. */
export interface StepWords {
  readonly note?: string
  readonly tracking?: string
  readonly defects?: OrderDefect[]
}

interface StepDialogProps {
  readonly step: WordedStep
  /** `#00042` */
  readonly number: string
  /** The designs of the order. */
  readonly lines: Order['lines']
  take(body: StepWords): Promise<void>
  close(): void
}

/** Asks for a reason, or for how the parcel is followed. */
export function StepDialog({ step, number, lines, take, close }: StepDialogProps) {
  const { t } = useTranslation('console')
  const [note, setNote] = useState('')
  const [tracking, setTracking] = useState('')
  const [defects, setDefects] = useState<readonly OrderDefect[]>([])
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isSending = step === 'deliver'
  const needsNote = !isSending && defects.length === 0
  const isComplete = !(needsNote && note.trim() === '') && defects.every(({ text }) => text.trim() !== '')
  const submit = async () => {
    if (!isComplete) return setMissing(true)
    if (isBusy) return
    setBusy(true)
    await take(isSending ? { note, tracking } : { note, ...(step === 'reject' && { defects: [...defects] }) })
  }
  return (
    <TaskDialog
      title={t(`step.title.${step}`, { number })}
      lead={t(`step.lead.${step}`)}
      isWide={step === 'reject'}
      close={close}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {isSending && (
          <FormField
            label={t('step.tracking')}
            value={tracking}
            maxLength={200}
            onChange={event => setTracking(event.target.value)}
          />
        )}
        <FormArea
          label={isSending ? t('step.note') : t('step.reason')}
          required={needsNote}
          rows={4}
          maxLength={2000}
          value={note}
          error={isMissing && needsNote && note.trim() === '' ? 'required' : undefined}
          onChange={event => setNote(event.target.value)}
        />
        {step === 'reject' && (
          <DefectFields lines={lines} defects={defects} isChecked={isMissing} change={setDefects} />
        )}
        <div className={styles.formEnd}>
          <button type="button" className="button line" onClick={close}>
            {t('step.keep')}
          </button>
          <button type="submit" className={isSending ? 'button primary' : 'button danger solid'} aria-disabled={isBusy}>
            {t(`step.accept.${step}`)}
          </button>
        </div>
      </form>
    </TaskDialog>
  )
}
