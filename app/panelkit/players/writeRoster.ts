import Papa from 'papaparse'
import { choiceOf, type PlayerFields } from '../../../engine/index.ts'
import { sizeName } from '../../i18n/formats.ts'

/** A column of what the garment lets a player choose. */
export interface ChoiceColumn {
  readonly field: string
  readonly head: string
  readonly called: (value: string) => string
}

/** What stands at the head of the columns, for choices and for a goalkeeper. Reading understands all of them. */
export interface RosterWords {
  readonly heads: Readonly<Record<'number' | 'name' | 'size' | 'goalkeeper' | 'quantity', string>>
  readonly choices: readonly ChoiceColumn[]
  readonly goalkeeper: string
}

/** The list as rows of cells, its head first. */
export function rosterTable(players: readonly Omit<PlayerFields, 'order'>[], words: RosterWords): string[][] {
  const { heads, choices } = words
  const rows = players.map(player => [
    player.number,
    player.name,
    sizeName(player.size),
    ...choices.map(({ field, called }) => {
      const chosen = choiceOf(player, field)
      return chosen === null ? '' : called(chosen)
    }),
    player.goalkeeper ? words.goalkeeper : '',
    String(player.quantity),
  ])
  const head = [heads.number, heads.name, heads.size, ...choices.map(choice => choice.head), heads.goalkeeper]
  return [[...head, heads.quantity], ...rows]
}

/** RFC 4180 in UTF-8 with a byte order mark, without which Excel shows no Khmer. No cell runs as a formula. */
export const rosterCsv = (table: string[][]): Uint8Array =>
  new TextEncoder().encode(`\ufeff${Papa.unparse(table, { escapeFormulae: true, newline: '\r\n' })}\r\n`)

/** Every cell is text, so 07 stays 07 and nothing runs as a formula. */
export async function rosterXlsx(table: string[][]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const cells = table.map((row, index) =>
    row.map(value => ({ value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) })),
  )
  const columns = [8, 24, 8, 8, 10, 12, 10].map(width => ({ width }))
  const blob = await writeExcelFile(cells, { columns }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
