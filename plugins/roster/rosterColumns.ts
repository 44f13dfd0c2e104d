import { isPlayerNumber } from '../index.ts'
import {
  bareWord,
  listFields,
  type RosterField,
  readGoalkeeper,
  readPlayerNumber,
  readQuantity,
  readSize,
  readSleeve,
} from './rosterCells.ts'

/** Which column holds which field; a field that no column holds is not there. */
export type RosterColumns = Readonly<Partial<Record<RosterField, number>>>

/** Words at the head of a column, as `bareWord` leaves them. The first field that fits takes the column. */
const headWords: readonly (readonly [RosterField, RegExp])[] = [
  ['goalkeeper', /^(gk|keeper|goalkeeper|goalie|version|អ្នកចាំទី|ចាំទី|កំណែ)/],
  ['shortsSize', /^(short(s|pants)?(size)?|pants?(size)?|trousers|ទំហំខោ|ខោ)$/],
  ['sleeve', /^(sleeves?|sleevelength|ដៃ|ដៃអាវ)$/],
  ['size', /^((shirt|jersey)?sizes?|ទំហំ|ទំហំអាវ|សាយ)$/],
  ['team', /^(teams?(name)?|club|squad|ក្រុម|ឈ្មោះក្រុម|ក្រុមកីឡា(ករ)?|ក្លិប)$/],
  ['quantity', /^(qty|quantity|count|pieces|pcs|ចំនួន|បរិមាណ)$/],
  ['number', /^((shirt|jersey|player|kit)?(number|num|nr)|no|លេខ|លេខអាវ|លេខកីឡាករ)$/],
  ['name', /^((full|player|players|shirt|nick)?names?|nameonshirt|player|ឈ្មោះ|ឈ្មោះកីឡាករ|ឈ្មោះលើអាវ|នាម)$/],
]

const fieldOfHead = (cell: string): RosterField | undefined =>
  headWords.find(([, words]) => words.test(bareWord(cell)))?.[0]

const looksLikeData = (cell: string): boolean => isPlayerNumber(readPlayerNumber(cell)) || readSize(cell) !== null

/** The columns by the words of the first row; `null` when that row is no head but a player. */
export function columnsByHead(head: readonly string[]): RosterColumns | null {
  if (head.some(looksLikeData)) return null
  const columns: Partial<Record<RosterField, number>> = {}
  for (const [index, cell] of head.entries()) {
    const field = fieldOfHead(cell)
    if (field === undefined) continue
    // "No." counts the rows where another column is called number.
    const isBetter = field === 'number' && bareWord(head[columns.number ?? index] ?? '') === 'no'
    if (columns[field] === undefined || isBetter) columns[field] = index
  }
  return Object.keys(columns).length > 0 ? columns : null
}

const filled = (cell: string): boolean => cell.trim() !== ''
const isNumber = (cell: string): boolean => isPlayerNumber(readPlayerNumber(cell))
const isWord = (cell: string): boolean => /\p{L}/u.test(cell)

/** How sure a column without a head is to hold a field, most telling first. */
const tests: readonly (readonly [RosterField, (cell: string) => boolean])[] = [
  ['size', cell => readSize(cell) !== null],
  ['shortsSize', cell => readSize(cell) !== null],
  ['sleeve', cell => readSleeve(cell) !== undefined && bareWord(cell).length > 1],
  ['goalkeeper', cell => isWord(cell) && readGoalkeeper(cell) !== undefined],
  ['number', isNumber],
  ['quantity', cell => readQuantity(cell) !== null],
  ['name', isWord],
]

/** The columns by what stands in them: each field takes the first free column that mostly looks like it. */
export function columnsByGuess(rows: readonly (readonly string[])[]): RosterColumns {
  const width = Math.max(0, ...rows.map(row => row.length))
  const columns: Partial<Record<RosterField, number>> = {}
  const taken = new Set<number>()
  for (const [field, fits] of tests) {
    for (let index = 0; index < width; index++) {
      if (taken.has(index)) continue
      const cells = rows.map(row => row[index] ?? '').filter(filled)
      if (cells.length === 0 || cells.filter(fits).length * 2 < cells.length) continue
      columns[field] = index
      taken.add(index)
      break
    }
  }
  return columns
}

/** The cells of one row by their fields. */
export const cellsOf = (row: readonly string[], columns: RosterColumns): Record<RosterField, string> => {
  const cell = (field: RosterField): string => row[columns[field] ?? -1]?.trim() ?? ''
  return Object.fromEntries(listFields.map(field => [field, cell(field)])) as Record<RosterField, string>
}
