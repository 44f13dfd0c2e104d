import type { RosterChoice } from './rosterChoices.ts'
import { headMeaning } from './rosterHeads.ts'
import { filled, type RosterLine } from './rosterList.ts'
import { bareWord, readQuantity, readSize } from './rosterWords.ts'

/** Lines among which a head of sizes is looked for. */
const maxTitles = 20
const tick = /^[xX✓✔☑✅•]$/u
const sumWord = /^(grand)?(total|sum|សរុប)/

interface SizeHead {
  /** Among all lines. */
  readonly at: number
  /** Columns, each with its size. */
  readonly columns: readonly { readonly column: number; readonly size: string }[]
}

/**
 * A list with a column for each size, in which counts or ticks stand, as one with a column of sizes and one of
 * quantities: a line with pieces in two sizes becomes two. Other lists stay as they are.
 */
export function joinSizeColumns(lines: readonly RosterLine[], choices: readonly RosterChoice[]): readonly RosterLine[] {
  const head = findSizeHead(lines)
  if (!head) return lines
  const [from = 0] = head.columns.map(({ column }) => column)
  const isOfSizes = (column: number) => head.columns.some(found => found.column === column)
  const join = (cells: readonly string[], size: string, quantity: string): readonly string[] => [
    ...Array.from({ length: from }, (_, at) => cells[at] ?? ''),
    size,
    quantity,
    ...cells.slice(from).filter((_, at) => !isOfSizes(from + at)),
  ]
  const body = lines.slice(head.at + 1).filter(line => !isSum(line, lines.slice(head.at + 1), head))
  const rows = body.flatMap(({ line, cells }) => {
    const counted = head.columns.filter(({ column }) => isCounted(cells[column] ?? ''))
    const pieces = counted.length > 0 ? counted : [{ column: -1, size: '' }]
    return pieces.map(({ column, size }) => ({ line, cells: join(cells, size, countOf(cells[column] ?? '')) }))
  })
  const { cells, above } = wholeHead(lines, head, choices)
  const top = lines.slice(0, head.at - above)
  const line = lines[head.at]?.line ?? 1
  return renumbered([...top, { line, cells: join(cells, 'Size', 'Quantity') }, ...rows])
}

const isCounted = (cell: string): boolean => filled(cell) && cell.trim() !== '-' && Number(cell.trim()) !== 0

/** A tick is one piece. What is neither stays, to be seen as an error. */
const countOf = (cell: string): string => (tick.test(cell.trim()) ? '1' : cell.trim())

function findSizeHead(lines: readonly RosterLine[]): SizeHead | null {
  for (const [at, { cells }] of lines.slice(0, maxTitles).entries()) {
    const columns = cells.flatMap((cell, column) => {
      const size = readSize(cell)
      return size === null ? [] : [{ column, size }]
    })
    if (columns.length < 2 || new Set(columns.map(({ size }) => size)).size < columns.length) continue
    const below = lines.slice(at + 1).flatMap(line => columns.map(({ column }) => line.cells[column] ?? ''))
    const written = below.filter(filled)
    const counts = written.filter(cell => !isCounted(cell) || readQuantity(countOf(cell)) !== null)
    if (written.length > 0 && counts.length * 5 >= written.length * 4) return { at, columns }
  }
  return null
}

/** The head with what stands above the sizes: "Name" beside "Size", under which S, M and L have a line of their own. */
function wholeHead(
  lines: readonly RosterLine[],
  { at, columns }: SizeHead,
  choices: readonly RosterChoice[],
): { readonly cells: readonly string[]; readonly above: 0 | 1 } {
  const cells = lines[at]?.cells ?? []
  const isSize = (column: number) => columns.some(found => found.column === column)
  // "Size" before S, M and L is a label of the line.
  const own = cells.map((cell, column) => (!isSize(column) && headMeaning(cell, choices)?.field === 'size' ? '' : cell))
  const before = lines[at - 1]?.cells ?? []
  const isAlone = own.every((cell, column) => isSize(column) || !filled(cell))
  if (!isAlone || !before.some(cell => headMeaning(cell, choices) !== null)) return { cells: own, above: 0 }
  const width = Math.max(own.length, before.length)
  const joined = Array.from({ length: width }, (_, column) => (isSize(column) ? '' : (before[column] ?? '')))
  return { cells: joined, above: 1 }
}

/** A last line that only adds up the others. */
function isSum(line: RosterLine, body: readonly RosterLine[], { columns }: SizeHead): boolean {
  if (!line.cells.some(cell => sumWord.test(bareWord(cell)))) return false
  const numberIn = ({ cells }: RosterLine, column: number) => Number(countOf(cells[column] ?? '')) || 0
  const others = body.filter(other => other !== line)
  return columns.every(
    ({ column }) => numberIn(line, column) === others.reduce((sum, other) => sum + numberIn(other, column), 0),
  )
}

/** Every line has its own number, also where one became two. */
function renumbered(lines: readonly RosterLine[]): readonly RosterLine[] {
  let last = 0
  return lines.map(({ line, cells }) => {
    last = Math.max(line, last + 1)
    return { line: last, cells }
  })
}
