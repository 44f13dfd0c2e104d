import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { FormArea, FormField } from '../../ui/forms/FormFields.tsx'
import styles from './order.module.css'

const wordedSteps = ['reject', 'deliver', 'cancel'] as const
type WordedStep = (typeof wordedSteps)[number]

/** Whether a step has something to say to the customer. */
export const needsWords = (step: string): step is WordedStep => wordedSteps.some(worded => worded === step)

interface StepDialogProps {
  readonly step: WordedStep
  /** `#00042` */
  readonly number: string
  take(body: { readonly note: string; readonly tracking?: string }): Promise<void>
  close(): void
}

/** Asks for a reason, or for how the parcel is followed. */
export function StepDialog({ step, number, take, close }: StepDialogProps) {
  const { t } = useTranslation('console')
  const [note, setNote] = useState('')
  const [tracking, setTracking] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isSending = step === 'deliver'
  const submit = async () => {
    if (!isSending && note.trim() === '') return setMissing(true)
    if (isBusy) return
    setBusy(true)
    await take(isSending ? { note, tracking } : { note })
  }
  return (
    <TaskDialog title={t(`step.title.${step}`, { number })} lead={t(`step.lead.${step}`)} close={close}>
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
          required={!isSending}
          rows={4}
          maxLength={2000}
          value={note}
          error={isMissing && note.trim() === '' ? 'required' : undefined}
          onChange={event => setNote(event.target.value)}
        />
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
