import { useEffect, useId, useRef, useState } from 'react'
import styles from './fields.module.css'
import { LimitedInput } from './LimitedInput.tsx'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly longest: number
  /** Said while the field is empty and may not be. */
  readonly emptyProblem?: string
  readonly preview: (text: string) => void
  readonly choose: (text: string) => void
}

/** So long after the last letter, what was written counts as said: others see it, and it is kept. */
const pauseMs = 1200

/** A line of text. Every letter is previewed; a pause, Enter or leaving the field chooses. */
export function TextField({ label, value, longest, emptyProblem, preview, choose }: TextFieldProps) {
  const problem = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = emptyProblem !== undefined && typed?.trim() === ''
  const finish = useRef(() => {})
  finish.current = () => {
    if (typed === null || isEmpty) return
    setTyped(null)
    choose(typed)
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
        problem={isEmpty ? problem : undefined}
        write={written => {
          setTyped(written)
          if (written.trim() !== '') preview(written)
        }}
        onBlur={() => finish.current()}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish.current()
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
