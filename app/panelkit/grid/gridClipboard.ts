/** A cell that a spreadsheet would run as a formula; it is written behind an apostrophe, which is not read back. */
const formula = /^[=+\-@\t\r]/
const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

/** A table as Excel and Google Sheets write it as plain text: tabs between cells, quotes around what has breaks. */
export const tsvOf = (table: readonly (readonly string[])[]): string =>
  table.map(row => row.map(cell => quoted(guarded(cell))).join('\t')).join('\n')

const quoted = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Reads what `tsvOf` and spreadsheets write. A quotation mark inside of a cell is a letter. */
export function tableOfTsv(text: string): readonly (readonly string[])[] {
  const cells = /("(?:[^"]|"")*"(?=[\t\n\r]|$)|[^\t\n\r]*)(\t|\r\n|\n|\r|$)/gy
  const table: string[][] = []
  let row: string[] = []
  for (const [, cell = '', end = ''] of text.matchAll(cells)) {
    const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    row.push(unguarded(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell))
    if (end === '\t') continue
    table.push(row)
    row = []
    if (end === '') break
  }
  const isLastBreak = table.length > 1 && table.at(-1)?.length === 1 && table.at(-1)?.[0] === ''
  return isLastBreak ? table.slice(0, -1) : table
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/** The table for programs that prefer HTML, each cell as text, so that 07 stays 07. */
export const htmlOf = (table: readonly (readonly string[])[]): string => {
  const cell = (text: string) =>
    `<td style="mso-number-format:'\\@'">${escaped(guarded(text)).replaceAll('\n', '<br>')}</td>`
  return `<table>${table.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
}

/** What was pasted: the first table of the HTML where there is one, which keeps cells whole, else the text. */
export function readClipboard(data: Pick<DataTransfer, 'getData'>): readonly (readonly string[])[] {
  const html = data.getData('text/html')
  const table = html === '' ? null : tableOfHtml(html)
  return table ?? tableOfTsv(data.getData('text/plain'))
}

function tableOfHtml(html: string): readonly (readonly string[])[] | null {
  // Scripts and images of a parsed document are neither run nor fetched.
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelector('table')?.rows
  if (!rows || rows.length === 0) return null
  return [...rows].map(({ cells }) =>
    [...cells].flatMap(cell => {
      for (const line of cell.querySelectorAll('br')) line.replaceWith('\n')
      const text = unguarded((cell.textContent ?? '').replace(/\u00a0/g, ' ').trim())
      return [text, ...Array<string>(Math.max(0, Math.min(cell.colSpan, 60) - 1)).fill('')]
    }),
  )
}
