/** A row of a grid: texts by the key of their column. */
export interface GridRow {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
}

interface CellChange {
  readonly row: string
  readonly column: string
  readonly value: string
}

interface AddedRow extends GridRow {
  /** The index that it has afterwards. */
  readonly at: number
}

/** One step of editing: rows that go, then rows that come in the order of their index, then cells that change. */
export interface GridPatch {
  readonly remove: readonly string[]
  readonly add: readonly AddedRow[]
  readonly set: readonly CellChange[]
}

export const noPatch: GridPatch = { remove: [], add: [], set: [] }

export const isEmptyPatch = ({ remove, add, set }: GridPatch): boolean =>
  remove.length === 0 && add.length === 0 && set.length === 0

/** The rows after a patch. What it says of rows that are not there any more is left out. */
export function applyPatch(rows: readonly GridRow[], { remove, add, set }: GridPatch): readonly GridRow[] {
  const gone = new Set(remove)
  const next = rows.filter(({ id }) => !gone.has(id))
  for (const { at, ...row } of add) next.splice(at, 0, row)
  const changes = new Map<string, Record<string, string>>()
  for (const { row, column, value } of set) changes.set(row, { ...changes.get(row), [column]: value })
  return next.map(row => {
    const changed = changes.get(row.id)
    return changed ? { ...row, values: { ...row.values, ...changed } } : row
  })
}

/** The patch that gives these rows back after `patch` was applied to them. */
export function inverseOf(rows: readonly GridRow[], { remove, add, set }: GridPatch): GridPatch {
  const known = new Map(rows.map((row, at) => [row.id, { ...row, at }]))
  const gone = new Set(remove)
  const before = new Map<string, CellChange>()
  for (const { row, column } of set) {
    const found = known.get(row)
    if (found && !gone.has(row)) before.set(`${row} ${column}`, { row, column, value: found.values[column] ?? '' })
  }
  return {
    remove: add.map(({ id }) => id),
    add: rows.flatMap(({ id }) => (gone.has(id) ? (known.get(id) ?? []) : [])),
    set: [...before.values()],
  }
}

/** What can be undone and done again, the latest step last. */
export interface GridHistory {
  readonly undo: readonly GridPatch[]
  readonly redo: readonly GridPatch[]
}

export const noHistory: GridHistory = { undo: [], redo: [] }

/** As many steps are kept. */
const maxSteps = 200

/** The history after a patch of the person. */
export const recorded = ({ undo }: GridHistory, rows: readonly GridRow[], patch: GridPatch): GridHistory => ({
  undo: [...undo, inverseOf(rows, patch)].slice(-maxSteps),
  redo: [],
})

interface Step {
  readonly patch: GridPatch
  readonly history: GridHistory
}

/** The patch that takes the latest step back; `null` where there is none. */
export function undone({ undo, redo }: GridHistory, rows: readonly GridRow[]): Step | null {
  const patch = undo.at(-1)
  return patch ? { patch, history: { undo: undo.slice(0, -1), redo: [...redo, inverseOf(rows, patch)] } } : null
}

/** The patch that does again what was undone last. */
export function redone({ undo, redo }: GridHistory, rows: readonly GridRow[]): Step | null {
  const patch = redo.at(-1)
  return patch ? { patch, history: { undo: [...undo, inverseOf(rows, patch)], redo: redo.slice(0, -1) } } : null
}
