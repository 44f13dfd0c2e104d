import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { CellNote } from '../table/cells.tsx'
import styles from './grid.module.css'
import type { GridColumn, NotedRow } from './gridProps.ts'

interface GridLineProps {
  /** `null` for the row behind the last one. */
  readonly row: NotedRow | null
  readonly index: number
  readonly top: number
  readonly columns: readonly GridColumn[]
  readonly template: string
  /** The selected columns of this row; `null` when none is. */
  readonly from: number | null
  readonly to: number | null
  /** The column that has the focus. */
  readonly focus: number | null
  /** What the editor of the focused cell begins with; `undefined` when it is not edited. */
  readonly editing?: string | null | undefined
  readonly hands: EditorHands
}

export interface EditorHands {
  /** Writes a text and goes on: down, across, or nowhere. */
  readonly write: (text: string, then: 'down' | 'up' | 'next' | 'back' | 'stay') => void
  readonly cancel: () => void
}

/** One row of a grid. It is drawn again only when something in it changes. */
export const GridLine = memo((props: GridLineProps) => {
  const { row, index, top, columns, template, from, to, focus, editing, hands } = props
  return (
    <tr
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ top, gridTemplateColumns: template }}
      data-off={row?.isOff || undefined}
      data-new={row === null || undefined}
    >
      {columns.map((column, at) => {
        const isEdited = focus === at && editing !== undefined
        const isSelected = from !== null && to !== null && at >= from && at <= to
        const note = row?.notes?.[column.key] ?? null
        const value = row?.values[column.key] ?? ''
        return (
          <td
            key={column.key}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA on a table
            role="gridcell"
            aria-colindex={at + 1}
            aria-selected={isSelected}
            aria-invalid={note?.kind === 'problem' || undefined}
            tabIndex={focus === at && !isEdited ? 0 : -1}
            className={styles.cell}
            data-row={index}
            data-column={at}
            data-focus={focus === at || undefined}
            data-note={note?.kind}
            data-number={column.isNumber || undefined}
            data-tip={note && !isEdited ? note.text : undefined}
          >
            {isEdited ? (
              <CellEditor column={column} value={value} text={editing ?? null} hands={hands} />
            ) : (
              <CellText column={column} value={value} note={note} isNew={row === null} />
            )}
          </td>
        )
      })}
    </tr>
  )
})

interface CellTextProps {
  readonly column: GridColumn
  readonly value: string
  readonly note: CellNote | null
  readonly isNew: boolean
}

function CellText({ column, value, note, isNew }: CellTextProps) {
  if (column.cell === 'check') {
    if (isNew) return null
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        className={styles.check}
        aria-label={column.label}
        checked={value !== ''}
        readOnly
      />
    )
  }
  const shown = isNew ? '' : (column.show?.(value) ?? value)
  return (
    <>
      {shown === '' && isNew && column.hint ? (
        <span className={styles.hint}>{column.hint}</span>
      ) : (
        <span className={styles.text}>{shown}</span>
      )}
      {note && <TriangleAlert aria-hidden className={styles.sign} />}
      {note && <span className="visually-hidden">{note.text}</span>}
    </>
  )
}

interface CellEditorProps {
  readonly column: GridColumn
  readonly value: string
  readonly text: string | null
  readonly hands: EditorHands
}

/** A field in the cell. The browser keeps what is typed, so that a letter draws nothing. */
function CellEditor({ column, value, text, hands }: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (text === null) field.current?.select?.()
  }, [text])
  const finish = (then: Parameters<EditorHands['write']>[1]) => {
    if (isDone.current) return
    isDone.current = true
    hands.write(field.current?.value ?? '', then)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key === 'Enter') finish(event.shiftKey ? 'up' : 'down')
    else if (event.key === 'Tab') finish(event.shiftKey ? 'back' : 'next')
    else if (event.key === 'Escape') {
      isDone.current = true
      hands.cancel()
    } else return
    event.preventDefault()
  }
  const shared = { ref: field, 'aria-label': column.label, onKeyDown: press, onBlur: () => finish('stay') }
  if (column.cell === 'choice') {
    const isKnown = column.choices?.some(choice => choice.value === value)
    return (
      <select {...shared} className={styles.editor} defaultValue={isKnown ? value : ''}>
        {!isKnown && <option value="">{value}</option>}
        {column.choices?.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      className={styles.editor}
      defaultValue={text ?? value}
      maxLength={column.maxLength}
      autoComplete="off"
      spellCheck={false}
      inputMode={column.isNumber ? 'numeric' : undefined}
    />
  )
}
