import { latinFigures } from '../../engine/index.ts'
import type { RosterChoice } from './rosterChoices.ts'
import { mostly } from './rosterHeads.ts'
import { columnCount, filled, filledIn, type RosterLine } from './rosterList.ts'
import type { RosterField } from './rosterRow.ts'
import { bareWord, isNumber, isWord, readGoalkeeper, readQuantity, readSize } from './rosterWords.ts'

type Test = readonly [RosterField, (cell: string) => boolean]

/** How sure a column without a head is to hold a field, most telling first. A single letter is a size before all else. */
const testsWith = (choices: readonly RosterChoice[]): readonly Test[] => [
  ['size', cell => readSize(cell) !== null],
  ...choices.map(
    ({ field, kind, read }): Test => [
      field,
      cell => read(cell) !== undefined && (kind === 'size' || bareWord(cell).length > 1),
    ],
  ),
  ['goalkeeper', cell => isWord(cell) && readGoalkeeper(cell) !== undefined],
  ['number', isNumber],
  ['quantity', cell => readQuantity(cell) !== null],
  ['name', isWord],
]

/** The fields by what stands in the columns: each takes the first free one that mostly looks like it. */
export function guessFields(
  body: readonly RosterLine[],
  choices: readonly RosterChoice[],
): readonly (RosterField | null)[] {
  const width = columnCount(body)
  const fields = Array.from({ length: width }, (): RosterField | null => null)
  const count = countOfRows(body, width)
  for (const [field, fits] of testsWith(choices)) {
    const column = fields.findIndex((taken, at) => taken === null && at !== count && mostly(filledIn(body, at), fits))
    if (column >= 0) fields[column] = field
  }
  return fields
}

/** The column that only counts the rows from 1, where another holds numbers that differ; -1 where none does. */
function countOfRows(body: readonly RosterLine[], width: number): number {
  const columns = Array.from({ length: width }, (_, column) => filledIn(body, column))
  const counting = columns.findIndex(
    cells =>
      cells.length >= 2 &&
      cells.length === body.length &&
      cells.every((cell, index) => Number(latinFigures(cell.trim()).replace(/\.0*$/, '')) === index + 1),
  )
  const isNumbered = columns.some(
    (cells, at) => at !== counting && mostly(cells, isNumber) && new Set(cells).size * 3 >= cells.length * 2,
  )
  return isNumbered ? counting : -1
}

/** How many lines at the top hold one cell alone where most hold three and more: a title, no players. */
export function titlesIn(lines: readonly RosterLine[]): number {
  const isWide = ({ cells }: RosterLine): boolean => cells.filter(filled).length >= 3
  if (lines.filter(isWide).length * 3 < lines.length * 2) return 0
  const first = lines.findIndex(({ cells }) => cells.filter(filled).length > 1)
  return Math.max(0, first)
}

/** Whether the first line heads the others in words that are not known: no number where all others have numbers. */
export function isUnknownHead(lines: readonly RosterLine[], choices: readonly RosterChoice[]): boolean {
  const [head, ...body] = lines
  if (!head || body.length < 2) return false
  const plain = guessFields(body, choices)
  const telling = testsWith(choices).filter(([field]) => field === 'size' || field === 'number')
  const columns = telling.flatMap(([field, fits]) => {
    const column = plain.indexOf(field)
    return column < 0 ? [] : [{ cell: head.cells[column] ?? '', fits }]
  })
  return columns.length === 2 && columns.every(({ cell, fits }) => isWord(cell) && !fits(cell))
}
