import type { RosterChoice } from './rosterChoices.ts'
import { findHead, headMeaning } from './rosterHeads.ts'
import { filled, linesOf } from './rosterList.ts'
import { bareWord } from './rosterWords.ts'

/** A sheet of a workbook that something stands in. */
export interface Sheet {
  readonly name: string
  readonly cells: readonly (readonly string[])[]
}

interface JoinedSheets {
  readonly cells: readonly (readonly string[])[]
  /** The names of sheets whose columns are others. */
  readonly others: readonly string[]
}

/** Names that a program gives. */
const anyName = /^(sheet|feuille?|tabelle|hoja|table|សន្លឹក)\d*$/

/**
 * The sheets of a workbook as one list: those with the same head follow the first one. Clubs have a sheet a team, whose
 * name is the team of its players where no column says another.
 */
export function joinSheets([first, ...rest]: readonly Sheet[], choices: readonly RosterChoice[]): JoinedSheets {
  if (!first) return { cells: [], others: [] }
  const headOf = ({ cells }: Sheet) => findHead(linesOf(cells), choices)
  const keyOf = (sheet: Sheet) => headOf(sheet)?.cells.map(bareWord).join('|').replace(/\|+$/, '')
  const head = headOf(first)
  const same = head ? rest.filter(sheet => keyOf(sheet) === keyOf(first)) : []
  const others = rest.filter(sheet => !same.includes(sheet)).map(({ name }) => name)
  if (!head || same.length === 0) return { cells: first.cells, others }
  const hasTeam =
    head.cells.some(cell => headMeaning(cell, choices)?.field === 'team') ||
    [first, ...same].some(({ name }) => anyName.test(bareWord(name)))
  const width = Math.max(...[first, ...same].flatMap(({ cells }) => cells.map(row => row.length)))
  const withTeam = (row: readonly string[], team: string): readonly string[] =>
    hasTeam || !row.some(filled) ? row : [...row, ...Array<string>(width - row.length).fill(''), team]
  const bodyOf = (sheet: Sheet) => sheet.cells.slice(headOf(sheet)?.line ?? 0).map(row => withTeam(row, sheet.name))
  const above = first.cells.slice(0, head.line - 1)
  const cells = [...above, withTeam(first.cells[head.line - 1] ?? [], 'Team'), ...[first, ...same].flatMap(bodyOf)]
  return { cells, others }
}
