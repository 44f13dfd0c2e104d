import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Choice, Select } from '../../ui/controls/native/Select.tsx'
import styles from './table.module.css'

/** What is to be looked at in a cell, and how much that matters. */
export interface CellNote {
  readonly kind: 'warning' | 'problem'
  readonly text: string
}

interface CellProps {
  readonly label: string
  readonly note?: CellNote | null | undefined
}

interface TextCellProps extends CellProps {
  readonly value: string
  readonly longest: number
  readonly hint?: string
  /** Figures, set as on a shirt. */
  readonly isNumber?: boolean
  readonly hasFocus?: boolean
  /** Id of a `datalist` with what is often written here. */
  readonly suggestions?: string
  /** Every letter. */
  readonly write?: (text: string) => void
  /** The cell was left, or Enter was pressed. */
  readonly choose?: (text: string) => void
}

/** A line of text. Escape gives back what stood there. */
export function TextCell(props: TextCellProps) {
  const { label, note, value, longest, hint, isNumber, hasFocus, suggestions, write, choose } = props
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const finish = useRef(() => {})
  finish.current = () => {
    if (typed === null) return
    setTyped(null)
    if (typed !== value) choose?.(typed)
  }
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  // A table that is closed while one writes keeps what was written.
  useEffect(() => () => finish.current(), [])
  return (
    <td className={styles.cell} data-note={note?.kind} data-number={isNumber || undefined} data-tip={note?.text}>
      <input
        ref={field}
        dir="auto"
        value={typed ?? value}
        maxLength={longest}
        placeholder={hint}
        list={suggestions}
        aria-label={note ? `${label}. ${note.text}` : label}
        aria-invalid={note?.kind === 'problem'}
        data-typed={typed !== null || undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={isNumber ? 'numeric' : undefined}
        onChange={event => {
          setTyped(event.target.value)
          write?.(event.target.value)
        }}
        onBlur={() => finish.current()}
        onKeyDown={event => {
          // In the last row Enter has nowhere to go, so the cell is not left.
          if (event.key === 'Enter') finish.current()
          if (event.key !== 'Escape' || typed === null) return
          event.stopPropagation()
          setTyped(null)
          write?.(value)
        }}
      />
    </td>
  )
}

interface ChoiceCellProps extends CellProps {
  readonly choices: readonly Choice[]
  readonly value: string
  readonly choose: (value: string) => void
}

/** One of many, from a list. */
export const ChoiceCell = ({ label, note, choices, value, choose }: ChoiceCellProps) => (
  <td className={styles.cell} data-note={note?.kind} data-tip={note?.text}>
    <Select
      isPlain
      label={note ? `${label}. ${note.text}` : label}
      aria-invalid={note?.kind === 'problem'}
      value={value}
      choices={choices}
      choose={choose}
    />
  </td>
)

/** A small button, or anything else that is no field. */
export const PlainCell = ({ children }: { readonly children?: ReactNode }) => (
  <td className={styles.plain}>{children}</td>
)

interface TableRowProps {
  readonly children: ReactNode
  /** Its place in the table from 0; a table of which only a part is in the page needs it. */
  readonly index?: number
  readonly selected?: boolean
  /** For what is not yet in the list. */
  readonly isNew?: boolean
  readonly enter?: () => void
  readonly leave?: () => void
  /** Enter was pressed in a field of it: instead of going to the next row. */
  readonly accept?: () => void
  /** Alt with an arrow. */
  readonly move?: (by: -1 | 1) => void
}

/** A row of cells. The one with the focus is the chosen one. */
export function TableRow({ children, index, selected, isNew, enter, leave, accept, move }: TableRowProps) {
  return (
    <tr
      className={styles.row}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selected || undefined}
      data-new={isNew || undefined}
      onFocus={event => !event.currentTarget.contains(event.relatedTarget) && enter?.()}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && leave?.()}
      onKeyDown={event => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (event.altKey && by !== null && move) {
          event.preventDefault()
          move(by)
        }
        if (event.key === 'Enter' && accept && !event.nativeEvent.isComposing && !event.shiftKey) {
          event.preventDefault()
          accept()
        }
      }}
    >
      {children}
    </tr>
  )
}
