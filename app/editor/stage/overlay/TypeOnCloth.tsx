import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenedDesign } from '../../OpenDesignContext.ts'
import { useSayWhatIsDone } from '../../useSayWhatIsDone.ts'
import styles from './overlay.module.css'
import type { SeenFrame } from './seenFrame.ts'
import type { TypedWords } from './typedWords.ts'

export interface TypeOnClothProps {
  readonly typed: TypedWords
  readonly rect: SeenFrame['rect']
  readonly close: () => void
}

/** Pixels. */
const smallest = 15
const largest = 44

/** The words of a text, written where they lie. Enter and leaving keep them, Escape does not. */
export function TypeOnCloth({ typed, rect, close }: TypeOnClothProps) {
  const { t } = useTranslation('tool.text')
  const { engine } = useOpenedDesign()
  const say = useSayWhatIsDone()
  const [written, write] = useState(typed.words)
  const before = useRef(typed.words)
  const isOver = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const change = (words: string) => {
    write(words)
    const outcome = engine.preview(typed.commandFor(words))
    if (outcome?.kind === 'refused') engine.preview(null)
  }
  const finish = (isKept: boolean) => {
    if (isOver.current) return
    isOver.current = true
    close()
    engine.preview(null)
    if (!isKept || written === before.current) return
    const command = typed.commandFor(written)
    const outcome = engine.dispatch(command)
    if (outcome.kind === 'refused') say(command, outcome)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    // Enter and Escape within a composition are the input method's: it chooses or drops a syllable.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') finish(true)
    else if (event.key === 'Escape') finish(false)
  }
  const size = Math.min(largest, Math.max(smallest, (rect.bottom - rect.top) * 0.7))
  return (
    <input
      ref={field}
      className={styles.typing}
      style={{
        left: (rect.left + rect.right) / 2,
        top: (rect.top + rect.bottom) / 2,
        minWidth: Math.max(120, rect.right - rect.left + 24),
        fontSize: size,
      }}
      aria-label={t('words')}
      maxLength={300}
      value={written}
      onChange={event => change(event.target.value)}
      onKeyDown={press}
      onBlur={() => finish(true)}
    />
  )
}
