import { guessFields, isUnknownHead, titlesIn } from './guessColumns.ts'
import type { RosterChoice } from './rosterChoices.ts'
import { fieldsByHead, findHead, isKnownHead } from './rosterHeads.ts'
import { bodyOf, type ColumnPlan, columnCount, type RosterLine } from './rosterList.ts'
import type { RosterField } from './rosterRow.ts'
import { bareWord } from './rosterWords.ts'

/** What somebody chose for columns once: their heads, as `bareWord` leaves them, and the fields. */
export interface RememberedColumns {
  /** Without a head, what the columns were guessed to be. */
  readonly key: string
  readonly fields: readonly (RosterField | null)[]
}

/** What the columns of a list hold: as they were set the last time, by their heads, or by what stands in them. */
export function planColumns(
  lines: readonly RosterLine[],
  choices: readonly RosterChoice[],
  remembered: readonly RememberedColumns[] = [],
): ColumnPlan {
  const known =
    remembered.length > 0 && lines.slice(0, 20).find(line => remembered.some(({ key }) => key === keyOf(line)))
  const plan = planAt(known ? known.line : headOf(lines, choices), lines, choices)
  const kept = remembered.find(({ key }) => key === keyOfPlan(lines, plan, choices))
  return kept ? { ...plan, fields: plan.fields.map((_, column) => kept.fields[column] ?? null) } : plan
}

/** The plan with this line as the head; with `null` every line is a player, but for titles above them. */
export function planAt(
  head: number | null,
  lines: readonly RosterLine[],
  choices: readonly RosterChoice[],
): ColumnPlan {
  const at = lines.find(({ line }) => line === head)
  const first = at ? at.line + 1 : (lines[titlesIn(lines)]?.line ?? 1)
  const body = lines.filter(({ line }) => line >= first)
  const width = columnCount(at ? [at, ...body] : body)
  const fields = at && isKnownHead(at, choices) ? fieldsByHead(at, body, choices) : guessFields(body, choices)
  return { head: at?.line ?? null, first, fields: Array.from({ length: width }, (_, column) => fields[column] ?? null) }
}

/** Under which a plan is remembered: the words of the head, or what the columns would be guessed to be. */
export function keyOfPlan(lines: readonly RosterLine[], plan: ColumnPlan, choices: readonly RosterChoice[]): string {
  const head = lines.find(({ line }) => line === plan.head)
  return head ? keyOf(head) : `guessed:${guessFields(bodyOf(lines, plan), choices).join('|')}`
}

const keyOf = ({ cells }: RosterLine): string => cells.map(bareWord).join('|').replace(/\|+$/, '')

function headOf(lines: readonly RosterLine[], choices: readonly RosterChoice[]): number | null {
  const known = findHead(lines, choices)
  if (known) return known.line
  const rest = lines.slice(titlesIn(lines))
  return isUnknownHead(rest, choices) ? (rest[0]?.line ?? null) : null
}
