import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type InputHTMLAttributes,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, Select } from '../../ui/controls/native/Select.tsx'
import styles from './fields.module.css'
import type { Gesture } from './gestures.ts'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly longest: number
  /** Said while the field is empty and may not be. */
  readonly emptyProblem?: string
  /** Enter begins another line instead of ending the text. */
  readonly hasLines?: boolean
  readonly gesture: Gesture<string>
}

/** So long after the last letter, what was written counts as said: others see it, and it is kept. */
const pauseMs = 1200

/** Some text. Every letter is previewed; a pause, leaving the field and, in a line, Enter commits. */
export function TextField({ label, value, longest, emptyProblem, hasLines, gesture }: TextFieldProps) {
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = emptyProblem !== undefined && typed?.trim() === ''
  const finish = useRef(() => {})
  finish.current = () => {
    if (typed === null || isEmpty) return
    setTyped(null)
    gesture.commit(typed)
  }

  useEffect(() => {
    if (typed === null) return undefined
    const pause = setTimeout(() => finish.current(), pauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  // A panel that is closed while one writes keeps what was written.
  useEffect(() => () => finish.current(), [])

  return (
    <div>
      <LimitedInput
        label={label}
        value={typed ?? value}
        longest={longest}
        lines={hasLines ? (typed ?? value).split('\n').length : undefined}
        problem={isEmpty ? problem : undefined}
        write={written => {
          setTyped(written)
          if (written.trim() !== '') gesture.preview(written)
        }}
        onBlur={() => finish.current()}
        onKeyDown={event => {
          if (event.key === 'Enter' && !hasLines && !event.nativeEvent.isComposing) finish.current()
        }}
      />
      {isEmpty && (
        <p id={problem} className={styles.problem}>
          {emptyProblem}
        </p>
      )}
    </div>
  )
}

export interface InputFieldProps {
  readonly label: string
  /** An example of what could be written. */
  readonly hint: string
  readonly value: string
  readonly longest: number
  readonly write: (text: string) => void
  /** Enter was pressed, but not to choose a word of an input method. */
  readonly enter: () => void
}

/** Text for something that is not there yet. Nothing happens before a button or Enter is pressed. */
export const InputField = ({ hint, enter, ...input }: InputFieldProps) => (
  <LimitedInput
    {...input}
    placeholder={hint}
    onKeyDown={event => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter()
    }}
  />
)

interface LimitedInputProps extends Pick<InputHTMLAttributes<HTMLElement>, 'onBlur' | 'onKeyDown'> {
  readonly placeholder?: string
  readonly label: string
  readonly value: string
  /** In UTF-16 units. */
  readonly longest: number
  readonly write: (text: string) => void
  /** How many lines it has, where it may have several. */
  readonly lines?: number | undefined
  /** The id of what says that it is wrong, if it is. */
  readonly problem?: string | undefined
}

/** A large input that takes what there is room for, and says so when something was left out. */
function LimitedInput({ label, value, longest, write, lines, problem, ...input }: LimitedInputProps) {
  const { t } = useTranslation()
  const [id, hint] = [useId(), useId()]
  const [wasCut, setWasCut] = useState(false)
  const put = (before: string, text: string, after: string) => {
    const cut = cutText(text, Math.max(0, longest - before.length - after.length))
    setWasCut(cut.wasCut)
    write(before + cut.text + after)
  }
  /** Cuts before the browser lays it out: a million letters in a line would stop the page. */
  const bring = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>, brought: DataTransfer | null) => {
    const text = brought?.getData('text') ?? ''
    if (value.length + text.length <= longest) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    put(value.slice(0, selectionStart ?? value.length), text, value.slice(selectionEnd ?? value.length))
  }
  const field = {
    dir: 'auto',
    autoComplete: 'off',
    ...input,
    id,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ?? (wasCut ? hint : undefined),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => put('', event.target.value, ''),
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => bring(event, event.clipboardData),
    onDrop: (event: DragEvent<HTMLInputElement | HTMLTextAreaElement>) => bring(event, event.dataTransfer),
  }
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={`${styles.field} ${styles.large}`} data-invalid={problem !== undefined || undefined}>
        {lines === undefined ? <input {...field} /> : <textarea {...field} rows={lines} />}
      </span>
      {wasCut && (
        <p id={hint} role="status" className={styles.note}>
          {t('field.cut', { max: longest })}
        </p>
      )}
    </div>
  )
}

interface CutText {
  readonly text: string
  readonly wasCut: boolean
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Puts the next letter below the one before; without one it is drawn as a mark of its own. */
const danglingCoeng = /\u17d2+$/u

/** An emoji of a whole family is still shorter than this. */
const longestGrapheme = 64

/** At most `longest` UTF-16 units, cut between letters, so that no sign loses its half. */
export function cutText(text: string, longest: number): CutText {
  if (text.length <= longest) return { text, wasCut: false }
  // More than there is room for, so that the letter that the limit falls into is seen to go on.
  const beginning = text.slice(0, longest + longestGrapheme)
  let end = 0
  for (const { index, segment } of graphemes.segment(beginning)) {
    if (index + segment.length > longest) break
    end = index + segment.length
  }
  return { text: text.slice(0, end).replace(danglingCoeng, ''), wasCut: true }
}

export interface ChoiceFieldProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly choose: (value: string) => void
}

/** One of many, from a list. */
export const ChoiceField = ({ label, ...select }: ChoiceFieldProps) => (
  <label>
    <span className={styles.label}>{label}</span>
    <span className={styles.field}>
      <Select isPlain {...select} />
    </span>
  </label>
)
