import type { Ref } from 'react'
import type { Choice } from '../../ui/controls/native/Select.tsx'
import type { CellNote } from '../table/cells.tsx'
import type { EditedColumn } from './gridEdits.ts'
import type { GridPatch, GridRow } from './gridPatch.ts'

export interface GridColumn extends EditedColumn {
  readonly label: string
  /** In pixels; the column that grows takes what is left as well. */
  readonly width: number
  readonly grows?: boolean
  readonly cell: 'text' | 'choice' | 'check'
  /** Of a choice, by their values. */
  readonly choices?: readonly Choice[]
  readonly maxLength?: number
  /** Figures, set as on a shirt. */
  readonly isNumber?: boolean
  /** What is shown and copied for a value; by default the value. */
  readonly show?: (value: string) => string
  /** What stands in the cell of a new row, as a hint. */
  readonly hint?: string
}

/** A row with what is to be looked at in its cells, by the key of the column. */
export interface NotedRow extends GridRow {
  readonly notes?: Readonly<Record<string, CellNote | null>>
  /** It is there and not taken along. */
  readonly isOff?: boolean
}

export interface DataGridProps {
  readonly label: string
  /** The same array as long as nothing changes in it. */
  readonly columns: readonly GridColumn[]
  /** The same object for a row until it changes, so that it is not drawn again. */
  readonly rows: readonly NotedRow[]
  readonly maxRows: number
  readonly blank: Readonly<Record<string, string>>
  readonly newId: () => string
  /** `false` when the patch was refused and nothing has changed. */
  readonly change: (patch: GridPatch) => boolean
  /**
   * A table that is pasted behind the last row, as new rows: the columns of a whole list may stand in another order.
   * `null` writes it as it is.
   */
  readonly readList?: (table: readonly (readonly string[])[]) => Promise<readonly GridRow['values'][] | null>
  /** So many pasted rows found no room. */
  readonly onLeft?: (rows: number) => void
  /** What its tools are called, for so many rows, and its keys. */
  readonly words: (tool: 'undo' | 'redo' | 'fill' | 'remove' | 'keys', rows: number) => string
  readonly isReadOnly?: boolean
  /** The row that has the focus; `null` for the one behind the last. Always the same function. */
  readonly onRow?: (row: string | null) => void
  readonly ref?: Ref<GridHandle>
}

export interface GridHandle {
  /** Selects a cell, brings it into sight and gives it the focus; `null` is the row behind the last. */
  readonly goTo: (row: string | null, column: string) => void
}
