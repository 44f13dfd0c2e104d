type Range = readonly [from: number, to: number]

const read = new Map<string, readonly Range[]>()

/** "U+0000-00FF,U+0131" as pairs of code points. */
function rangesOf(ranges: string): readonly Range[] {
  const known = read.get(ranges)
  if (known) return known
  const pairs = ranges.split(',').map((range): Range => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  read.set(ranges, pairs)
  return pairs
}

/** Whether a character is in one of the ranges, written as CSS writes a `unicode-range`. */
export function isInRange(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return rangesOf(ranges).some(([from, to]) => code >= from && code <= to)
}
