import { useImperativeHandle, useRef, useState } from 'react'
import { addedRows, cleared, type EditedGrid, filledDown, pasted, setCell, withoutRows } from './gridEdits.ts'
import { type GridHistory, type GridPatch, isEmptyPatch, noHistory, recorded, redone, undone } from './gridPatch.ts'
import type { DataGridProps } from './gridProps.ts'
import {
  boxOf,
  type CellPlace,
  everything,
  type GridRange,
  type GridSize,
  type Move,
  moved,
  rangeAt,
  rangeIn,
  tabbed,
} from './gridRange.ts'

/** The cell that is edited, and what it begins with. */
export interface Editing {
  readonly place: CellPlace
  /** `null`: with what stands there. */
  readonly text: string | null
}

/** The state of a grid, and everything that can be done in it. */
export function useGrid(props: DataGridProps) {
  const { rows, columns, maxRows, newId, blank, isReadOnly = false, change } = props
  const [selected, select] = useState<GridRange>(() => rangeAt({ row: 0, column: 0 }))
  const [editing, setEditing] = useState<Editing | null>(null)
  const [history, setHistory] = useState<GridHistory>(noHistory)
  /** Whether the focus follows the selection after the next drawing. */
  const takesFocus = useRef(false)
  const grid: EditedGrid = { rows, columns, maxRows, newId, blank }
  const hasNewRow = !isReadOnly && rows.length < maxRows
  const size = { rows: Math.max(1, rows.length + (hasNewRow ? 1 : 0)), columns: columns.length }
  const range = rangeIn(size, selected)

  const go = (next: GridRange) => {
    takesFocus.current = true
    setEditing(null)
    select(next)
  }
  const apply = (patch: GridPatch): boolean => {
    if (isReadOnly || isEmptyPatch(patch)) return false
    if (!change(patch)) return false
    setHistory(known => recorded(known, rows, patch))
    return true
  }
  const step = (take: typeof undone) => {
    const found = take(history, rows)
    if (!found || isReadOnly || !change(found.patch)) return
    setHistory(found.history)
    takesFocus.current = true
  }
  const core: Core = { grid, size, range, go, apply, step, setEditing, isReadOnly }
  useImperativeHandle(props.ref, () => ({
    goTo(row, column) {
      const place = {
        row: row === null ? size.rows - 1 : rows.findIndex(({ id }) => id === row),
        column: columns.findIndex(({ key }) => key === column),
      }
      if (place.row >= 0) go(rangeAt({ row: place.row, column: Math.max(0, place.column) }))
    },
  }))
  return { grid, size, range, editing, history, takesFocus, hasNewRow, ...editsOf(core, props), ...movesOf(core) }
}

export type GridWork = ReturnType<typeof useGrid>

interface Core {
  readonly grid: EditedGrid
  readonly size: GridSize
  readonly range: GridRange
  readonly isReadOnly: boolean
  /** Selects a range, which gets the focus. */
  readonly go: (next: GridRange) => void
  /** `false` when nothing has changed. */
  readonly apply: (patch: GridPatch) => boolean
  readonly step: (take: typeof undone) => void
  readonly setEditing: (editing: Editing | null) => void
}

/** Where the selection goes. */
function movesOf({ range, size, go }: Core) {
  return {
    move: (by: Move, extend = false) => go(moved(range, by, size, extend)),
    /** `false` when there is no cell to go to. */
    tab(isBack: boolean): boolean {
      const next = tabbed(range, size, isBack)
      if (next) go(next)
      return next !== null
    },
    selectAll: () => go(everything(size)),
    selectRows: () =>
      go({ anchor: { row: range.anchor.row, column: 0 }, focus: { row: range.focus.row, column: size.columns - 1 } }),
    cancel: () => go(rangeAt(range.focus)),
    nextOf: (move: Move) => moved(rangeAt(range.focus), move, size),
    tabOf: (isBack: boolean) => tabbed(range, size, isBack) ?? rangeAt(range.focus),
  }
}

/** What changes rows. */
function editsOf({ grid, range, isReadOnly, go, apply, step, setEditing }: Core, props: DataGridProps) {
  const { rows, columns } = props
  return {
    edit(text: string | null = null): void {
      if (!isReadOnly) setEditing({ place: range.focus, text })
    },
    /** Writes what was typed; the focus then goes on. */
    write(place: CellPlace, text: string, next: GridRange | null) {
      apply(setCell(grid, place, text))
      if (next) go(next)
      else setEditing(null)
    },
    toggle(place: CellPlace) {
      const key = columns[place.column]?.key ?? ''
      apply(setCell(grid, place, rows[place.row]?.values[key] ? '' : 'yes'))
    },
    clear: () => apply(cleared(grid, range)),
    fill: () => apply(filledDown(grid, range)),
    removeRows() {
      if (apply(withoutRows(grid, range))) go(rangeAt({ row: boxOf(range).top, column: range.focus.column }))
    },
    undo: () => step(undone),
    redo: () => step(redone),
    async paste(table: readonly (readonly string[])[]) {
      if (isReadOnly) return
      const isList = boxOf(range).top >= rows.length && table.length > 1
      const list = isList ? await props.readList?.(table) : null
      const edit = list ? addedRows(grid, list) : pasted(grid, range, table)
      apply(edit.patch)
      if (edit.left > 0) props.onLeft?.(edit.left)
      go(edit.range)
    },
  }
}
