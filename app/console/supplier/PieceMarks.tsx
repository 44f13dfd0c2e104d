import { Camera, CameraOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markPieceCall } from '../../../server/contract/production/handoffs.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { FormField } from '../../ui/forms/FormFields.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { canScan, useCodeScanner } from './codeScanner.ts'
import styles from './supplier.module.css'
import type { SupplierPartProps } from './supplierPart.ts'

const steps = ['cut', 'sewn', 'shipped'] as const
type Step = (typeof steps)[number]

interface Outcome {
  readonly text: string
  readonly isWrong: boolean
}

/** Marks pieces by their codes, typed or seen by the camera. The same code in a row counts once. */
export function PieceMarks({ secret, order, set }: SupplierPartProps) {
  const { t } = useTranslation('supplier')
  const { publicClient } = useServices()
  const problem = useProblemWord()
  const [step, setStep] = useState<Step>('cut')
  const [code, setCode] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const last = useRef('')
  const { progress } = order
  const all = progress.waiting + progress.cut + progress.sewn + progress.shipped
  const reached = { cut: all - progress.waiting, sewn: progress.sewn + progress.shipped, shipped: progress.shipped }
  const mark = async (typed: string) => {
    const response = await publicClient.send(markPieceCall, { body: { secret, code: typed, step } })
    if (response.kind === 'ok') {
      const { piece, isNew, progress: next } = response.value
      const words = { ...piece, piece: piece.name, step: t(`steps.${piece.step}`).toLowerCase() }
      setOutcome({ text: isNew ? t('marked', words) : t('already', words), isWrong: false })
      set({ ...order, progress: next })
      navigator.vibrate?.(60)
      return setCode('')
    }
    const isUnknown = response.kind === 'refused' && response.code === 'not-found'
    setOutcome({ text: isUnknown ? t('unknown', { code: typed }) : problem(response), isWrong: true })
  }
  const scanner = useCodeScanner(seen => {
    const once = `${step} ${seen}`
    if (last.current === once) return
    last.current = once
    void mark(seen)
  })
  return (
    <section className={styles.card} aria-labelledby="pieces">
      <h2 id="pieces">{t('pieces')}</h2>
      <p>{t('piecesLead')}</p>
      <dl className={styles.progress}>
        {steps.map(each => (
          <div key={each}>
            <dt>{t(`steps.${each}`)}</dt>
            <dd>
              <progress aria-label={t(`steps.${each}`)} value={reached[each]} max={Math.max(1, all)} />
              {t('of', { done: reached[each], all })}
            </dd>
          </div>
        ))}
      </dl>
      <Segments
        wide
        isLarge
        label={t('step')}
        value={step}
        segments={steps.map(value => ({ value, label: t(`steps.${value}`) }))}
        choose={setStep}
      />
      {canScan() ? (
        <button
          type="button"
          className="button ink large"
          onClick={() => (scanner.isOn ? scanner.stop() : void scanner.start())}
        >
          {scanner.isOn ? <CameraOff aria-hidden /> : <Camera aria-hidden />}
          {scanner.isOn ? t('stop') : t('scan')}
        </button>
      ) : (
        <p>{t('noScanner')}</p>
      )}
      {scanner.error && (
        <p role="alert" className={styles.wrong}>
          {t(`scanError.${scanner.error}`)}
        </p>
      )}
      <video ref={scanner.video} className={styles.video} hidden={!scanner.isOn} playsInline muted />
      <form
        className={styles.typed}
        onSubmit={event => {
          event.preventDefault()
          if (code.trim() !== '') void mark(code.trim())
        }}
      >
        <FormField
          label={t('code')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          value={code}
          onChange={event => setCode(event.target.value)}
        />
        <button type="submit" className="button line">
          {t('mark')}
        </button>
      </form>
      <p role="status" className={outcome?.isWrong ? styles.wrong : styles.outcome}>
        {outcome?.text}
      </p>
    </section>
  )
}
