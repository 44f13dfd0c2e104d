import type { ReactNode } from 'react'
import type { Choice } from '../../ui/controls/native/Select.tsx'
import type { TableColumn } from './CellTable.tsx'
import type { CellNote } from './cells.tsx'

/** What stands in the cells of a column: all that one writes is text, and `''` is off or nothing. */
type Cell =
  | {
      readonly kind: 'text'
      readonly longest: number
      /** Figures, set as on a shirt. */
      readonly isNumber?: boolean
      /** What could be written into the new row. */
      readonly hint?: string
      /** Id of a `datalist` with what is often written here. */
      readonly suggestions?: string
    }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'toggle'; readonly icon: 'hand' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'show'; readonly content: (row: EditableRow) => ReactNode }

/** A column: its key names the value of a row that it shows. */
export interface EditableColumn extends TableColumn {
  readonly cell: Cell
  /** What a cell is called, read out, by the name of its row. */
  readonly labelOf: (name: string) => string
  /** What the cell of the new row is called; a column without one is empty there. */
  readonly newLabel?: string
}

export interface EditableRow {
  readonly id: string
  /** What it is called where its cells are read out. */
  readonly name: string
  readonly values: Readonly<Record<string, string>>
  /** What is to be looked at, by the key of its column. */
  readonly notes?: Readonly<Record<string, CellNote | null>>
}

/** Stands above the rows of a group. */
export interface GroupHead {
  readonly id: string
  readonly head: ReactNode
}

type Values = Readonly<Record<string, string>>

/** The row for what is not there yet: it becomes a row of the table by Enter, or when it is left. */
export interface NewRow {
  readonly place: 'head' | 'end'
  /** With another key it begins anew, and what was written is gone. */
  readonly key?: string
  /** What it begins with, by the key of the column. */
  readonly initial: Values
  /** Nothing was written yet: it may be left as it is. */
  readonly isEmpty: (values: Values) => boolean
  /** What keeps it from being taken, by the key of the column; seen once one has tried. */
  readonly problemsOf?: (values: Values) => Values
  /** Called with what stands in it after each letter. */
  readonly written?: (values: Values) => void
  /** `false` when it is not taken and stays. */
  readonly add: (values: Values, byEnter: boolean) => boolean
}
