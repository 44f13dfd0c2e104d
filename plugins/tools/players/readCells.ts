/** A longer list than this is no team's: 500 rows with long names stay well below. */
export const longestList = 400_000

/** Rows of cells from what a spreadsheet puts on the clipboard or writes as CSV: tabs, commas or semicolons between them. */
export function readCells(text: string): readonly (readonly string[])[] {
  const source = text.replace(/^\ufeff/, '')
  const between = separatorOf(source)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') cell += source[++at]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') isQuoted = true
    else if (sign === between) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows.filter(row => row.some(written => written !== ''))
}

function separatorOf(source: string): string {
  const [line = ''] = source.split('\n', 1)
  const counted = ['\t', ';', ','].map(sign => [sign, line.split(sign).length] as const)
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}
