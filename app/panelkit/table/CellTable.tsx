import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { nextCell } from './nextCell.ts'
import styles from './table.module.css'

export interface TableColumn {
  readonly key: string
  readonly label: string
  /** A CSS length; without one the column takes what is left. */
  readonly width?: string
  /** Its word is only read out. */
  readonly isQuiet?: boolean
}

export interface CellTableProps {
  readonly label: string
  readonly columns: readonly TableColumn[]
  /** How many rows there are when not all of them are in the page, the head not counted. */
  readonly rowCount?: number
  readonly children: ReactNode
  /** A list was pasted: more than one cell of text. */
  readonly paste?: (text: string) => void
}

/** Cells one edits in place. Enter and the arrow keys go from cell to cell, Tab to the next one. */
export function CellTable({ label, columns, rowCount, children, paste }: CellTableProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const next = nextCell(event)
    if (!next) return
    event.preventDefault()
    next.focus()
    if (next instanceof HTMLInputElement) next.select()
  }
  const takeList = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!paste || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    paste(text)
  }
  return (
    <table
      className={styles.table}
      aria-label={label}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      onKeyDown={move}
      onPaste={takeList}
    >
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, label: head, isQuiet }) => (
            <th key={key} scope="col">
              <span className={isQuiet ? 'visually-hidden' : undefined}>{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
