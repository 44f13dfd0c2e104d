import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type EditorHands, GridLine } from './GridCells.tsx'
import { GridTools } from './GridTools.tsx'
import styles from './grid.module.css'
import { htmlOf, readClipboard, tsvOf } from './gridClipboard.ts'
import { textsIn } from './gridEdits.ts'
import { type KeyAction, keyAction } from './gridKeys.ts'
import type { DataGridProps } from './gridProps.ts'
import { boxOf, type CellPlace, type GridRange } from './gridRange.ts'
import { type GridWork, useGrid } from './useGrid.ts'
import { rowHeight, useRowsInSight } from './useRowsInSight.ts'

/**
 * A table that behaves like a spreadsheet: arrows, Enter and Tab, ranges, copy and paste, fill down, undo. Only the rows
 * in sight are in the page. It follows the grid pattern of ARIA: one cell can be tabbed to, and Escape lets Tab leave.
 */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rows, isReadOnly = false } = props
  const work = useGrid(props)
  const { size, range, editing } = work
  const scroll = useRef<HTMLDivElement>(null)
  const shown = useRowsInSight(scroll, size.rows, range.focus.row)
  const hands = useHands(work)
  useFocusOnCell(scroll, work)
  const { onRow } = props
  const atRow = rows[range.focus.row]?.id ?? null
  useEffect(() => onRow?.(atRow), [onRow, atRow])
  const box = boxOf(range)
  const template = columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`)).join(' ')
  return (
    <div className={styles.frame}>
      <div ref={scroll} className={styles.scroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA on a table
          role="grid"
          aria-label={label}
          aria-rowcount={size.rows + 1}
          aria-colcount={size.columns}
          aria-multiselectable
          aria-readonly={isReadOnly || undefined}
          className={styles.grid}
          style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
          {...useGridEvents(work, props)}
        >
          <thead>
            <tr aria-rowindex={1} className={styles.head} style={{ gridTemplateColumns: template }}>
              {columns.map(({ key, label: head, isAside }, at) => (
                <th key={key} scope="col" aria-colindex={at + 1}>
                  <span className={isAside ? 'visually-hidden' : undefined}>{head}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body} style={{ height: size.rows * rowHeight }}>
            {shown.map(index => {
              const isSelected = index >= box.top && index <= box.bottom
              const isFocused = index === range.focus.row
              return (
                <GridLine
                  key={rows[index]?.id ?? 'new'}
                  row={rows[index] ?? null}
                  index={index}
                  top={index * rowHeight}
                  columns={columns}
                  template={template}
                  from={isSelected ? box.left : null}
                  to={isSelected ? box.right : null}
                  focus={isFocused ? range.focus.column : null}
                  editing={isFocused && editing ? editing.text : undefined}
                  hands={hands}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {!isReadOnly && <GridTools work={work} words={props.words} />}
    </div>
  )
}

/** What an editor does with its cell, always the same functions. */
function useHands(work: GridWork): EditorHands {
  const latest = useRef(work)
  latest.current = work
  const [hands] = useState<EditorHands>(() => ({
    write(text, then) {
      const { range, write, nextOf, tabOf } = latest.current
      const next: GridRange | null =
        then === 'stay'
          ? null
          : then === 'next' || then === 'back'
            ? tabOf(then === 'back')
            : nextOf({ kind: 'by', rows: then === 'down' ? 1 : -1, columns: 0 })
      write(range.focus, text, next)
    },
    cancel: () => latest.current.cancel(),
  }))
  return hands
}

/** After the selection was moved by the person, its cell has the focus and is in sight. */
function useFocusOnCell(
  scroll: React.RefObject<HTMLDivElement | null>,
  { takesFocus, range, editing }: GridWork,
): void {
  useLayoutEffect(() => {
    if (!takesFocus.current || editing) return
    takesFocus.current = false
    const { row, column } = range.focus
    const cell = scroll.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}

/** Keys, pointer and clipboard of a grid. */
function useGridEvents(work: GridWork, { columns, rows, isReadOnly = false }: DataGridProps) {
  /** Escape was pressed: the next Tab leaves the grid. */
  const isLeaving = useRef(false)
  const isEditing = work.editing !== null
  const cellOf = ({ column }: CellPlace) => columns[column]?.cell

  const run = (action: KeyAction, event: KeyboardEvent) => {
    const { focus } = work.range
    if (action.kind === 'leave') {
      isLeaving.current = true
      return
    }
    if (action.kind === 'tab') {
      if (!isLeaving.current && work.tab(action.isBack)) event.preventDefault()
      return
    }
    const isCheck = cellOf(focus) === 'check'
    if (action.kind === 'edit' && action.isTyped) {
      if (isCheck || isReadOnly) return
      // The field is there before the key is, so that the browser types it, with any input method.
      return flushSync(() => work.edit(''))
    }
    event.preventDefault()
    if (action.kind === 'toggle' && isCheck) return work.toggle(focus)
    if (action.kind === 'edit' || action.kind === 'toggle') return void (!isCheck && work.edit())
    perform(work, action)
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      if (isEditing || event.nativeEvent.isComposing || !placeOf(event.target)) return
      const action = keyAction(event)
      if (action && action.kind !== 'tab' && action.kind !== 'leave') isLeaving.current = false
      if (action) run(action, event)
    },
    onBlur() {
      isLeaving.current = false
    },
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event.target)
      if (!place || event.button !== 0 || (event.target as Element).matches('input, select')) return
      // What is being typed is written before another cell is chosen.
      if (isEditing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      if (event.pointerType === 'mouse') event.preventDefault()
      work.move({ kind: 'to', place }, event.shiftKey)
      if (cellOf(place) === 'check' && rows[place.row] && !event.shiftKey) work.toggle(place)
    },
    onPointerOver(event: PointerEvent) {
      const place = placeOf(event.target)
      if (place && event.buttons === 1 && event.pointerType === 'mouse' && !isEditing)
        work.move({ kind: 'to', place }, true)
    },
    onDoubleClick(event: { readonly target: EventTarget }) {
      const place = placeOf(event.target)
      if (place && cellOf(place) !== 'check') work.edit()
    },
    ...useClipboardEvents(work, { columns, isEditing }),
  }
}

type Performed = Exclude<KeyAction['kind'], 'move' | 'tab' | 'edit' | 'toggle' | 'leave'>

function perform(work: GridWork, action: KeyAction): void {
  const acts: Readonly<Record<Performed, () => unknown>> = {
    all: work.selectAll,
    row: work.selectRows,
    clear: work.clear,
    fill: work.fill,
    undo: work.undo,
    redo: work.redo,
  }
  if (action.kind === 'move') work.move(action.move, action.extend)
  else if (action.kind in acts) acts[action.kind as Performed]()
}

function useClipboardEvents(
  work: GridWork,
  { columns, isEditing }: Pick<DataGridProps, 'columns'> & { readonly isEditing: boolean },
) {
  const copy = (event: ClipboardEvent): boolean => {
    if (isEditing) return false
    const table = textsIn(work.grid, work.range, (column, value) => columns[column]?.show?.(value) ?? value)
    event.clipboardData.setData('text/plain', tsvOf(table))
    event.clipboardData.setData('text/html', htmlOf(table))
    event.preventDefault()
    return true
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => void (copy(event) && work.clear()),
    onPaste(event: ClipboardEvent) {
      if (isEditing) return
      event.preventDefault()
      void work.paste(readClipboard(event.clipboardData))
    },
  }
}
