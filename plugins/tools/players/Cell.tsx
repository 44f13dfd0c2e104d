import { type KeyboardEvent, useState } from 'react'
import styles from './players.module.css'

export interface CellProps {
  readonly label: string
  readonly value: string
  readonly longest: number
  /** Why the text cannot be taken, or `null`. */
  readonly problemOf?: (text: string) => string | null
  readonly kind?: 'number'
  readonly isWarned?: boolean
  readonly choose: (text: string) => void
}

/** A cell one types in. Taken when it is left or by Enter; Escape brings the old value back. */
export function Cell({ label, value, longest, problemOf = () => null, kind, isWarned, choose }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : problemOf(typed)
  const finish = () => {
    if (typed === null || problem !== null) return
    setTyped(null)
    if (typed !== value) choose(typed)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish()
    if (event.key === 'Escape') setTyped(null)
  }
  return (
    <span className={styles.cell} data-invalid={problem !== null || undefined} data-warned={isWarned || undefined}>
      <input
        aria-label={label}
        aria-invalid={problem !== null}
        title={problem ?? undefined}
        className={kind === 'number' ? styles.number : undefined}
        value={typed ?? value}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={keys}
        onBlur={finish}
      />
      {problem !== null && <span role="alert">{problem}</span>}
    </span>
  )
}
