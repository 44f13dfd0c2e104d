import { documentLimits } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import {
  type FileReading,
  type FindingReason,
  type RosterRow,
  readRosterFile,
  rosterChoices,
  rowOf,
} from '../../../plugins/roster/index.ts'
import { type AccountPlayerFields, accountPlayerFields, keepsChoice } from '../../contract/players/players.ts'
import type { ProblemField } from '../../contract/problem.ts'
import { fieldCodes } from '../../contract/problemCodes.ts'
import { Problem } from '../../http/problem.ts'
import type { SheetReader } from './createSheetReader.ts'

const choices = rosterChoices(garments).filter(({ field }) => keepsChoice(field))

export interface ReadPlayers {
  readonly players: readonly AccountPlayerFields[]
  /** Their line numbers from 1, including the header. */
  readonly lines: readonly number[]
  /** Headers of ignored columns. */
  readonly unused: readonly string[]
  /** False when there is no size column; everybody then gets the base size. */
  readonly isSizeGiven: boolean
}

/**
 * Reads the players of a CSV, TSV or XLSX file. `team` is used for rows without a team.
 * @throws Problem that explains the file type, or lists every error of every row: `lines.7.size` in the seventh line
 */
export async function playersOfFile(bytes: Uint8Array, team: string, sheets: SheetReader): Promise<ReadPlayers> {
  const reading = await readRosterFile(new Blob([new Uint8Array(bytes)]), choices, sheets.read)
  if (reading.kind === 'refused') throw refusedFile(reading)
  const rows = reading.rows.map(row => readRow(row, team))
  const fields = rows.flatMap(({ errors }) => errors)
  if (fields.length > 0) {
    throw new Problem('invalid-request', { detail: 'Some rows have errors. Nothing was added.', fields })
  }
  return {
    players: rows.flatMap(({ player }) => player ?? []),
    lines: reading.rows.map(({ line }) => line),
    unused: unusedOf(reading),
    isSizeGiven: reading.isSizeGiven,
  }
}

interface Read {
  readonly player?: AccountPlayerFields
  readonly errors: readonly ProblemField[]
}

function readRow({ line, cells }: RosterRow, team: string): Read {
  // Quantities belong to orders, so an invalid quantity is no error here.
  const { player, findings } = rowOf(line, { ...cells, quantity: '' }, choices)
  const codes = new Map<string, string>(findings.map(({ field, reason }) => [field, codeOfFinding[reason]]))
  // A kit can have only a name or only a number; a player in the list has both.
  for (const field of ['name', 'number'] as const) {
    if (cells[field].trim() === '' && !codes.has(field)) codes.set(field, 'required')
  }
  if (player !== null && codes.size === 0) {
    const { quantity: _, ...fields } = player
    const read = accountPlayerFields.safeParse({ ...fields, team: cells.team.trim() || team })
    if (read.success) return { player: read.data, errors: [] }
    for (const { path, message } of read.error.issues) codes.set(String(path[0]), message)
  }
  const errorOf = ([field, code]: readonly [string, string]): ProblemField => ({
    path: `lines.${line}.${field}`,
    code,
    message: messageOf(field, code),
  })
  return { errors: [...codes].map(errorOf) }
}

function unusedOf({ unused, rows }: Extract<FileReading, { readonly kind: 'read' }>): readonly string[] {
  const areCounted = rows.some(({ cells }) => !['', '1'].includes(cells.quantity))
  return areCounted ? [...unused, 'quantity'] : unused
}

const unknownChoice = 'unknown-choice'

/** The error message of a field, with the allowed values for an unknown choice. */
function messageOf(field: string, code: string): string {
  const words = code === unknownChoice ? choices.find(choice => choice.field === field)?.words.en : undefined
  return words ? `${words.name} can be ${words.values.join(', ')} or empty` : (fieldCodes[code] ?? code)
}

/** The error codes of a row by field. */
const codeOfFinding: Readonly<Record<FindingReason, string>> = {
  'name-required': 'required',
  'name-long': 'too-long',
  'number-invalid': 'invalid-number',
  'size-missing': 'required',
  'size-unknown': 'unknown-size',
  'choice-unknown': unknownChoice,
  'goalkeeper-unknown': 'unknown-goalkeeper',
  'quantity-invalid': 'invalid-quantity',
  'team-invalid': 'too-long',
}

type Refused = Extract<FileReading, { readonly kind: 'refused' }>

/** The problem of a file that is not a player list. */
function refusedFile({ reason, count }: Refused): Problem {
  switch (reason) {
    case 'empty':
      return new Problem('list-empty')
    case 'too-many':
      return new Problem('list-too-long', {
        detail: `This list has ${count} rows. Import up to ${documentLimits.players} at once.`,
      })
    case 'too-long':
    case 'file-large':
      return new Problem('too-large', { detail: 'This list is too large. Import it in smaller parts.' })
    case 'file-old':
      return new Problem('unsupported-media-type', {
        detail: 'This is an old Excel file (.xls). Save it as XLSX or CSV.',
      })
    case 'file-other':
      return new Problem('unsupported-media-type', {
        detail: 'This file is not a player list. Use a CSV or XLSX file.',
      })
    case 'file-unreadable':
      return new Problem('list-broken')
  }
}
