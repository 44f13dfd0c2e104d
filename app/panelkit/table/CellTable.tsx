import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import styles from './table.module.css'

export interface TableColumn {
  readonly key: string
  readonly label: string
  /** A CSS length; without one the column takes what is left. */
  readonly width?: string
  /** Its word is only read out. */
  readonly isQuiet?: boolean
}

interface CellTableProps {
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

type Step = readonly [row: -1 | 0 | 1, column: -1 | 0 | 1]

/** The control that a key in a table goes to, or `null` when the key is for the control that has the focus. */
function nextCell({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent): HTMLElement | null {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return null
  const cell = target.closest('td')
  const row = cell?.closest('tr')
  const step = stepOf(key, shiftKey, target)
  if (!cell || !row || !step) return null
  const [down, across] = step
  if (across !== 0) {
    for (let at = cell.cellIndex + across; at >= 0 && at < row.cells.length; at += across) {
      const found = controlIn(row.cells[at])
      if (found) return found
    }
    return null
  }
  return controlBeyond(row, down, cell.cellIndex)
}

/** In the same column of the next row that has one there: heads of groups have none. What is not in the page is not jumped over. */
function controlBeyond(row: HTMLTableRowElement, down: number, column: number): HTMLElement | null {
  const sibling = down > 0 ? row.nextElementSibling : row.previousElementSibling
  if (!(sibling instanceof HTMLTableRowElement)) return null
  const isGap = sibling.getAttribute('aria-hidden') === 'true' && sibling.cells.length > 0
  if (isGap) return null
  return controlIn(sibling.cells[column]) ?? controlBeyond(sibling, down, column)
}

function stepOf(key: string, isBack: boolean, target: HTMLElement): Step | null {
  const isList = target instanceof HTMLSelectElement
  if (key === 'Enter') return target instanceof HTMLButtonElement ? null : [isBack ? -1 : 1, 0]
  if (key === 'ArrowDown') return isList ? null : [1, 0]
  if (key === 'ArrowUp') return isList ? null : [-1, 0]
  if (key === 'ArrowLeft') return isAtEdge(target, 'start') ? [0, -1] : null
  return key === 'ArrowRight' && isAtEdge(target, 'end') ? [0, 1] : null
}

/** Inside of a text the arrows move the caret. */
function isAtEdge(target: HTMLElement, edge: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = target
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}

/** Where the focus goes when the row that has it is taken out: the same column of the next row, else of the one before. */
export function neighbourRow(target: Element | null): HTMLElement | null {
  const cell = target?.closest('td')
  const row = cell?.closest('tr')
  if (!cell || !row) return null
  for (const sibling of [row.nextElementSibling, row.previousElementSibling]) {
    const control = sibling instanceof HTMLTableRowElement && controlIn(sibling.cells[cell.cellIndex])
    if (control) return control
  }
  return row.closest('tbody')?.querySelector<HTMLElement>('tr:last-child input') ?? null
}

const controlIn = (cell: HTMLTableCellElement | undefined): HTMLElement | null =>
  cell?.querySelector<HTMLElement>('input, select, button') ?? null
