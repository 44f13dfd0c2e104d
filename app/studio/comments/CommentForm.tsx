import { MapPin, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignComment, NewComment } from '../../../server/contract/designs/designComment.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { SubmitButton } from '../../ui/forms/FormEnd.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import styles from './comments.module.css'
import { MentionField } from './MentionField.tsx'

interface CommentFormProps {
  /** Nobody knows yet what the person is called. */
  readonly isGuest: boolean
  /** Where the comment will be pinned. */
  readonly spot: ClothSpot
  /** What the panel there is called. */
  readonly panelName: string
  /** Whom the comment may mention. */
  readonly names: readonly string[]
  /** The comment that is replied to. */
  readonly replyTo: DesignComment | null
  readonly cancelReply: () => void
  readonly send: (comment: NewComment) => Promise<ClientResponse<DesignComment>>
}

/** Writes a comment. The text stays until it is saved. */
export function CommentForm({ isGuest, spot, panelName, names, replyTo, cancelReply, send }: CommentFormProps) {
  const { t } = useTranslation('comments')
  const { memory } = useServices()
  const problem = useProblemWord()
  const [text, write] = useState('')
  const [name, setName] = useState(() => memory.read(nameOfGuest) ?? '')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setError(t('empty'))
    setBusy(true)
    setError('')
    if (isGuest) memory.write(nameOfGuest, name)
    const pinned = replyTo ? { panel: replyTo.panel, xMm: replyTo.xMm, yMm: replyTo.yMm } : pinnedAt(spot)
    const response = await send({ ...pinned, text, parentId: replyTo?.id ?? null, name: isGuest ? name : '' })
    setBusy(false)
    if (response.kind === 'ok') write('')
    else setError(problem(response))
  }
  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      {replyTo ? (
        <p className={styles.where}>
          {t('replyTo', { name: replyTo.name || t('somebody') })}
          <button type="button" className="icon-button small" aria-label={t('drop')} onClick={cancelReply}>
            <X aria-hidden />
          </button>
        </p>
      ) : (
        <p className={styles.where}>
          <MapPin aria-hidden />
          {t('where', { panel: panelName })}
        </p>
      )}
      {isGuest && (
        <label>
          <span>{t('name')}</span>
          <input value={name} maxLength={60} autoComplete="name" onChange={event => setName(event.target.value)} />
        </label>
      )}
      <MentionField text={text} write={write} names={names} />
      <p className={styles.error} role="alert">
        {error}
      </p>
      <SubmitButton isBusy={isBusy} busy={t('sending')} className="button line">
        {t('send')}
      </SubmitButton>
    </form>
  )
}

const nameOfGuest = 'kitloom-own-name'

const pinnedAt = ({ panel, x, y }: ClothSpot) => ({ panel, xMm: Math.round(x), yMm: Math.round(y) })
