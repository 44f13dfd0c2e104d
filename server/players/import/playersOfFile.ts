import { documentLimits } from '../../../engine/index.ts'
import { type RosterRow, rowOf } from '../../../plugins/roster/readRoster.ts'
import { type FileReading, readRosterFile } from '../../../plugins/roster/readRosterFile.ts'
import type { FindingReason } from '../../../plugins/roster/rosterCells.ts'
import { type PlayerFields, playerFields } from '../../contract/players/players.ts'
import type { ProblemField } from '../../contract/problem.ts'
import { fieldCodes } from '../../contract/problemCodes.ts'
import { Problem } from '../../http/problem.ts'
import type { SheetReader } from './createSheetReader.ts'

export interface ReadPlayers {
  readonly players: readonly PlayerFields[]
  /** Of each of them, from 1, the head counted too. */
  readonly lines: readonly number[]
  /** Heads of columns that are not kept. */
  readonly unused: readonly string[]
  /** Without a column of sizes everybody has the base size. */
  readonly isSizeGiven: boolean
}

/**
 * The players of a CSV, TSV or XLSX file, in the team that their row names, else in `team`.
 * @throws Problem that says what the file is, or names every fault of every row: `lines.7.size` in the seventh line
 */
export async function playersOfFile(bytes: Uint8Array, team: string, sheets: SheetReader): Promise<ReadPlayers> {
  const reading = await readRosterFile(new Blob([new Uint8Array(bytes)]), sheets.read)
  if (reading.kind === 'refused') throw refusedFile(reading)
  const rows = reading.rows.map(row => readRow(row, team))
  const fields = rows.flatMap(({ faults }) => faults)
  if (fields.length > 0) {
    throw new Problem('invalid-request', { detail: 'Some rows cannot be taken. Nothing was added.', fields })
  }
  return {
    players: rows.flatMap(({ player }) => player ?? []),
    lines: reading.rows.map(({ line }) => line),
    unused: unusedOf(reading),
    isSizeGiven: reading.isSizeGiven,
  }
}

interface Read {
  readonly player?: PlayerFields
  readonly faults: readonly ProblemField[]
}

function readRow({ line, cells }: RosterRow, team: string): Read {
  // How many pieces somebody gets is said in an order: a strange number of them is no fault here.
  const { player, findings } = rowOf(line, { ...cells, quantity: '' })
  const codes = new Map<string, string>(findings.map(({ field, reason }) => [field, codeOfFinding[reason]]))
  // A kit may have a name alone or a number alone; whoever is in the list has both.
  for (const field of ['name', 'number'] as const) {
    if (cells[field].trim() === '' && !codes.has(field)) codes.set(field, 'required')
  }
  if (player !== null && codes.size === 0) {
    const { quantity: _, ...fields } = player
    const read = playerFields.safeParse({ ...fields, team: cells.team.trim() || team })
    if (read.success) return { player: read.data, faults: [] }
    for (const { path, message } of read.error.issues) codes.set(String(path[0]), message)
  }
  const faultOf = ([field, code]: readonly [string, string]): ProblemField => ({
    path: `lines.${line}.${field}`,
    code,
    message: fieldCodes[code] ?? code,
  })
  return { faults: [...codes].map(faultOf) }
}

function unusedOf({ unused, rows }: Extract<FileReading, { readonly kind: 'read' }>): readonly string[] {
  const areCounted = rows.some(({ cells }) => !['', '1'].includes(cells.quantity))
  return areCounted ? [...unused, 'quantity'] : unused
}

/** What a row says wrong, as the code of a field of ours. */
const codeOfFinding: Readonly<Record<FindingReason, string>> = {
  'name-required': 'required',
  'name-long': 'too-long',
  'number-invalid': 'invalid-number',
  'size-missing': 'required',
  'size-unknown': 'unknown-size',
  'sleeve-unknown': 'unknown-sleeve',
  'goalkeeper-unknown': 'unknown-goalkeeper',
  'quantity-invalid': 'invalid-quantity',
  'team-invalid': 'too-long',
}

type Refused = Extract<FileReading, { readonly kind: 'refused' }>

/** Why a file is no list of players, in a sentence that says what to do. */
function refusedFile({ reason, count }: Refused): Problem {
  switch (reason) {
    case 'empty':
      return new Problem('list-empty')
    case 'too-many':
      return new Problem('list-too-long', {
        detail: `The list has ${count} rows. Bring at most ${documentLimits.players} at once.`,
      })
    case 'too-long':
    case 'file-large':
      return new Problem('too-large', { detail: 'The list is larger than any team. Bring its rows in smaller parts.' })
    case 'file-old':
      return new Problem('unsupported-media-type', {
        detail: 'This is a file of an old Excel. Save it as XLSX or CSV.',
      })
    case 'file-other':
      return new Problem('unsupported-media-type', { detail: 'This is no list. Bring a CSV or XLSX file.' })
    case 'file-unreadable':
      return new Problem('list-broken')
  }
}
