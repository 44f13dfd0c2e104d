import { type ChangeEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../../engine/index.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import { layerOnCloth } from '../gesture/layersOnCloth.ts'
import type { TypedWords } from '../gesture/typedWords.ts'
import styles from './overlay.module.css'
import type { SeenFrame } from './seenFrame.ts'

interface TypeOnClothProps {
  readonly typed: TypedWords
  readonly rect: SeenFrame['rect']
  readonly close: () => void
}

/** Pixels. */
const smallest = 15
const largest = 44

/**
 * Words written where they lie. Enter and leaving keep them, Escape does not, and Shift and Enter begin another line where
 * there may be several. What cannot be kept is said; after Enter it can be fixed at once.
 */
export function TypeOnCloth({ typed, rect, close }: TypeOnClothProps) {
  const { t } = useTranslation()
  const design = useOpenedDesign()
  const { engine } = design
  const notify = useNotifyOutcome()
  const [written, write] = useState(typed.words)
  const before = useRef(typed.words)
  const isOver = useRef(false)
  const begin = useCallback((field: HTMLInputElement | HTMLTextAreaElement | null) => {
    field?.focus()
    field?.select()
  }, [])

  const change = (words: string) => {
    write(words)
    const outcome = engine.preview(typed.commandFor(words))
    // Words without ink have no box, and the field would go away with it.
    if (outcome?.kind === 'refused' || !layerOnCloth(design, typed.layer)) engine.preview(null)
  }
  /** Whether nothing is left to fix. */
  const save = (): boolean => {
    if (written === before.current) return true
    const command = typed.commandFor(written)
    const outcome = engine.dispatch(command)
    if (outcome.kind === 'refused') notify(command, outcome)
    return outcome.kind === 'applied' || outcome.reason === 'nothing-changes'
  }
  const leave = () => {
    isOver.current = true
    engine.preview(null)
    close()
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    // Enter and Escape within a composition are the input method's: it chooses or drops a syllable.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && !(typed.hasLines && event.shiftKey)) {
      event.preventDefault()
      if (save()) leave()
    }
  }
  const { tool, word, name } = typed.label
  const lines = written.split('\n').length
  const size = clamp(((rect.bottom - rect.top) / lines) * 0.7, smallest, largest)
  const field = {
    ref: begin,
    dir: 'auto',
    className: styles.typing,
    style: {
      left: (rect.left + rect.right) / 2,
      top: (rect.top + rect.bottom) / 2,
      minWidth: Math.max(120, rect.right - rect.left + 24),
      fontSize: size,
    },
    'aria-label': t(word, { ns: `tool.${tool}`, name }),
    maxLength: typed.longest,
    value: written,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
    onKeyDown: press,
    onBlur() {
      // Taking the field away takes the focus too.
      if (isOver.current) return
      save()
      leave()
    },
  }
  return typed.hasLines ? <textarea {...field} rows={lines} /> : <input {...field} />
}
