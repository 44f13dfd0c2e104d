import { asName, isPlayerNumber, longestName, type PlayerValues } from '../index.ts'
import type { RosterChoice } from './rosterChoices.ts'
import { readGoalkeeper, readPlayerNumber, readQuantity, readSize } from './rosterWords.ts'

/** What a list may say of any player, whatever the garment; a customer's own players are grouped by team. */
export type CommonField = 'number' | 'name' | 'size' | 'goalkeeper' | 'quantity' | 'team'

/** A common field, or what a garment lets players choose. */
export type RosterField = string

/** The columns of a kit, in the order they are shown. */
export const rosterFields = (choices: readonly RosterChoice[]): readonly RosterField[] => [
  ...['number', 'name', 'size'],
  ...choices.map(({ field }) => field),
  ...['goalkeeper', 'quantity'],
]

/** A row of a list as it was written. */
export type RosterCells = Readonly<Record<CommonField, string>> & { readonly [choice: string]: string }

/** What keeps a row from being added. */
export type FindingReason =
  | 'name-required'
  | 'name-long'
  | 'number-invalid'
  | 'size-missing'
  | 'size-unknown'
  | 'choice-unknown'
  | 'goalkeeper-unknown'
  | 'quantity-invalid'
  | 'team-invalid'

export interface RosterFinding {
  readonly field: RosterField
  readonly reason: FindingReason
}

interface ReadRow {
  /** `null` as long as there are findings. */
  readonly player: PlayerValues | null
  readonly findings: readonly RosterFinding[]
}

export interface RosterRow extends ReadRow {
  /** Where it stood in the list, from 1, the head counted too. */
  readonly line: number
  readonly cells: RosterCells
}

export const rowOf = (line: number, cells: RosterCells, choices: readonly RosterChoice[]): RosterRow => ({
  line,
  cells,
  ...readRow(cells, choices),
})

/** What a row says, or in which cells it cannot be understood. */
function readRow(cells: RosterCells, choices: readonly RosterChoice[]): ReadRow {
  const findings: RosterFinding[] = []
  const found = (field: RosterField, reason: FindingReason) => void findings.push({ field, reason })
  const name = asName(cells.name)
  const number = readPlayerNumber(cells.number)
  const size = readSize(cells.size)
  const chosen = choices.map(({ field, kind, read }) => ({ field, kind, value: read(cells[field] ?? '') }))
  const goalkeeper = readGoalkeeper(cells.goalkeeper)
  const quantity = readQuantity(cells.quantity)

  if (number !== '' && !isPlayerNumber(number)) found('number', 'number-invalid')
  if (name === '' && number === '') found('name', 'name-required')
  if (name.length > longestName) found('name', 'name-long')
  if (size === null) found('size', cells.size.trim() === '' ? 'size-missing' : 'size-unknown')
  for (const { field, kind, value } of chosen) {
    if (value === undefined) found(field, kind === 'size' ? 'size-unknown' : 'choice-unknown')
  }
  if (goalkeeper === undefined) found('goalkeeper', 'goalkeeper-unknown')
  if (quantity === null) found('quantity', 'quantity-invalid')

  const isWhole = findings.length === 0 && size !== null && quantity !== null
  if (!isWhole || goalkeeper === undefined) return { player: null, findings }
  const values = Object.fromEntries(chosen.map(({ field, value }) => [field, value ?? null]))
  return { player: { ...values, name, number, size, goalkeeper, quantity }, findings }
}
