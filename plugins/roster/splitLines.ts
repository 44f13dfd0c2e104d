import { isNumber, isWord, readSize } from './rosterWords.ts'

/**
 * The columns of a list that is written as lines, as in a message: a count, name, number and size.
 * The table itself where it has columns already, or where most lines say no number with a size.
 */
export function splitLines(table: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const written = table.filter(row => row.some(cell => cell.trim() !== ''))
  if (written.some(row => row.filter(cell => cell.trim() !== '').length > 1)) return table
  const parts = table.map(row => partsOf(row.join('')))
  const split = parts.filter(part => part !== null).length
  if (split < 2 || split * 2 < written.length) return table
  const isCounted = parts.some(part => part !== null && part.count !== '')
  return parts.map((part, index) => {
    if (part === null) return table[index] ?? []
    const { count, name, number, size } = part
    return [...(isCounted ? [count] : []), name, number, size]
  })
}

interface LineParts {
  readonly count: string
  readonly name: string
  readonly number: string
  readonly size: string
}

/** `null` for a line that does not end with a size, or has no number before it. */
function partsOf(line: string): LineParts | null {
  const words = line.split(/[\s\u200b,;:()[\]–—]+|(?<=\s|\d)-|-(?=\s)/).filter(word => word !== '')
  const size = words.at(-1) ?? ''
  if (words.length < 3 || readSize(size) === null) return null
  const rest = words.slice(0, -1)
  const isCount = /^\p{Nd}{1,3}[.)]?$/u.test(rest[0] ?? '')
  const last = rest.at(-1) ?? ''
  const hasLast = rest.length > 1 && isNumber(last)
  if (!hasLast && !isCount) return null
  const named = rest.slice(isCount ? 1 : 0, hasLast ? -1 : undefined)
  if (!named.some(isWord)) return null
  const first = (rest[0] ?? '').replace(/[.)]$/, '')
  const name = named.join(' ')
  return hasLast ? { count: isCount ? first : '', name, number: last, size } : { count: '', name, number: first, size }
}
