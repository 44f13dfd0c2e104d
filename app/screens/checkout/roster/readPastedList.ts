import { type RosterChoice, readRoster } from '../../../../plugins/roster/index.ts'
import { tsvOf } from '../../../panelkit/grid/gridClipboard.ts'
import type { GridRow } from '../../../panelkit/grid/gridPatch.ts'
import type { GridColumn } from '../../../panelkit/grid/gridProps.ts'

interface PastedList {
  readonly rows: readonly GridRow['values'][]
  /** Heads of columns that are not understood. */
  readonly unused: readonly string[]
}

/** A pasted list as rows of the grid, whatever the order of its columns; `null` for what is none. */
export function readPastedList(
  table: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  choices: readonly RosterChoice[],
): PastedList | null {
  const reading = readRoster(tsvOf(table), choices)
  if (reading.kind !== 'read' || reading.plan.fields.filter(field => field !== null).length < 2) return null
  const rows = reading.rows.map(({ cells: { goalkeeper, team: _, ...cells } }) => {
    const texts: Readonly<Record<string, string>> = {
      ...cells,
      version: goalkeeper,
      // Without a column of sizes everybody's is to be chosen.
      size: reading.isSizeGiven ? cells.size : '',
    }
    return Object.fromEntries(
      columns.flatMap(({ key, isAside, read }) => (isAside ? [] : [[key, read(texts[key] ?? '')]])),
    )
  })
  return { rows, unused: reading.unused }
}
