import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Command, inOrder, setLayer } from '../../../engine/index.ts'
import { setName } from '../../../plugins/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import styles from './texts.module.css'
import { useCorrection } from './useCorrection.ts'

interface ReviewTextsProps {
  readonly mayCorrect: boolean
  corrected(): void
}

interface Written {
  readonly key: string
  readonly label: string
  readonly text: string
  write(text: string): Command
}

/** Every word of the design. A typo is mended in place, as the shop, and the history says so. */
export function ReviewTexts({ mayCorrect, corrected }: ReviewTextsProps) {
  const { t } = useTranslation('console')
  const texts = useTexts()
  return (
    <div className={styles.texts}>
      <p>{mayCorrect ? t('review.textsLead') : t('review.textsClosed')}</p>
      {texts.map(written => (
        <TextField key={`${written.key}:${written.text}`} {...{ written, mayCorrect, corrected }} />
      ))}
    </div>
  )
}

function useTexts(): readonly Written[] {
  const { t } = useTranslation('console')
  const { engine, garment } = useOpenedDesign()
  const { design, layers, players } = useStream(engine.document)
  const { t: garmentWord } = useTranslation(`garment.${garment.slug}`)
  const slotName = (slot: string | null) =>
    slot ? garmentWord(`slots.${slot}`, { defaultValue: t('review.text') }) : t('review.text')
  return [
    { key: 'design', label: t('review.designName'), text: design.name, write: name => setName.of({ name }) },
    ...inOrder(layers).flatMap(([layer, { kind, text, slot }]): readonly Written[] =>
      kind === 'text' && text !== ''
        ? [
            {
              key: layer,
              label: slotName(slot),
              text,
              write: words => setLayer.of({ layer, version: 'player', fields: { text: words } }),
            },
          ]
        : [],
    ),
    ...inOrder(players).map(
      ([player, { name, number }]): Written => ({
        key: player,
        label: t('review.playerName', { number }),
        text: name,
        write: words => ({ type: 'players.edit', payload: { player, fields: { name: words } } }),
      }),
    ),
  ]
}

interface TextFieldProps extends ReviewTextsProps {
  readonly written: Written
}

function TextField({ written: { label, text, write }, mayCorrect, corrected }: TextFieldProps) {
  const { t } = useTranslation('console')
  const { toasts } = useServices()
  const problem = useProblemWord()
  const correct = useCorrection()
  const [typed, setTyped] = useState(text)
  const [isBusy, setBusy] = useState(false)
  const isChanged = typed.trim() !== text
  const save = async () => {
    if (isBusy || !isChanged) return
    setBusy(true)
    const response = await correct(write(typed.trim()))
    setBusy(false)
    if (response === null) return toasts.show({ key: 'correct', severity: 'warn', text: t('review.notCorrected') })
    if (response.kind !== 'ok') return toasts.show({ key: 'correct', severity: 'error', text: problem(response) })
    toasts.show({ key: 'correct', severity: 'success', text: t('review.corrected') })
    corrected()
  }
  return (
    <form
      className={styles.field}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <label>
        <span>{label}</span>
        <input value={typed} readOnly={!mayCorrect} maxLength={120} onChange={event => setTyped(event.target.value)} />
      </label>
      {isChanged && (
        <button type="submit" className="button line" aria-disabled={isBusy}>
          <Check aria-hidden />
          {t('review.correct')}
        </button>
      )}
    </form>
  )
}
