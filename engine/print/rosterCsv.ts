import Papa from 'papaparse'
import type { PlayerFields } from '../document/fields.ts'

/** One player's line of the list, and the file of his shirt. */
export interface RosterLine {
  readonly player: PlayerFields
  readonly file: string
  readonly code: string
}

const head = ['number', 'name', 'size', 'shorts', 'sleeve', 'version', 'quantity', 'code', 'file']

/**
 * The list of sizes and names (RFC 4180, UTF-8 with a byte order mark, without which Excel shows no Khmer). No cell runs
 * as a formula.
 */
export function rosterCsv(lines: readonly RosterLine[]): string {
  const rows = lines.map(({ player, file, code }) => [
    player.number,
    player.name,
    player.size,
    player.shortsSize ?? player.size,
    player.sleeve ?? '',
    player.goalkeeper ? 'goalkeeper' : 'player',
    String(player.quantity),
    code,
    file,
  ])
  return `\ufeff${Papa.unparse([head, ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
