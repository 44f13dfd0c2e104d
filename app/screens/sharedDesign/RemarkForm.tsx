import { MapPin, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignComment, NewComment } from '../../../server/contract/designs/designComment.ts'
import { useStream } from '../../device/useStream.ts'
import type { Answer } from '../../session/api/answer.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import styles from './remarks.module.css'

interface RemarkFormProps {
  /** Where the remark is to be pinned. */
  readonly spot: ClothSpot
  /** What the panel there is called. */
  readonly panelName: string
  /** The remark that is answered. */
  readonly answered: DesignComment | null
  readonly dropAnswer: () => void
  readonly send: (remark: NewComment) => Promise<Answer<DesignComment>>
}

/** Writes a remark. What was written stays until it is kept. */
export function RemarkForm({ spot, panelName, answered, dropAnswer, send }: RemarkFormProps) {
  const { t } = useTranslation('sharedDesign')
  const { session, memory } = useServices()
  const problem = useProblemWord()
  const isGuest = useStream(session.state).kind !== 'in'
  const [text, write] = useState('')
  const [name, setName] = useState(() => memory.read(nameOfGuest) ?? '')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setTrouble(t('remark.empty'))
    setBusy(true)
    setTrouble('')
    if (isGuest) memory.write(nameOfGuest, name)
    const pinned = answered ? { panel: answered.panel, xMm: answered.xMm, yMm: answered.yMm } : pinnedAt(spot)
    const answer = await send({ ...pinned, text, parentId: answered?.id ?? null, name: isGuest ? name : '' })
    setBusy(false)
    if (answer.kind === 'answered') write('')
    else setTrouble(problem(answer))
  }
  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      {answered ? (
        <p className={styles.where}>
          {t('remark.answers', { name: answered.name || t('remark.somebody') })}
          <button type="button" className="icon-button small" aria-label={t('remark.drop')} onClick={dropAnswer}>
            <X aria-hidden />
          </button>
        </p>
      ) : (
        <p className={styles.where}>
          <MapPin aria-hidden />
          {t('remark.where', { panel: panelName })}
        </p>
      )}
      {isGuest && (
        <label>
          <span>{t('remark.name')}</span>
          <input value={name} maxLength={60} autoComplete="name" onChange={event => setName(event.target.value)} />
        </label>
      )}
      <label>
        <span>{t('remark.text')}</span>
        <textarea rows={3} maxLength={2000} value={text} onChange={event => write(event.target.value)} />
      </label>
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
      <SubmitButton isBusy={isBusy} busy={t('sending')} className="button line">
        {t('remark.send')}
      </SubmitButton>
    </form>
  )
}

const nameOfGuest = 'kitloom-own-name'

const pinnedAt = ({ panel, x, y }: ClothSpot) => ({ panel, xMm: Math.round(x), yMm: Math.round(y) })
