import { enablePatches, Immer, type Patch } from 'immer'
import type { z } from 'zod'
import type { DesignDocument, DraftDocument } from '../document/designDocument.ts'
import type { Json } from '../document/field.ts'
import { documentLimits } from '../document/limits.ts'
import type { ReasonCode } from '../document/outcome.ts'
import { parseRecordKey, type RecordKey } from '../document/recordKey.ts'
import { fieldOf, tableOfKind, tableSpecs, tablesOf } from '../document/tables.ts'
import { type RecordWrite, writesOf } from '../document/writes.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import type { CommandToken, Recipe, Run } from './command.ts'
import { createTouchedFields } from './touchedFields.ts'

interface CommandSpec<Payload> {
  /** `<tool>.<verb>`. Stored in saved designs, so it is never renamed. */
  readonly type: string
  readonly payload: z.ZodType<Payload>
  readonly edit: Recipe<Payload>
  /** What the log keeps for people beyond the writes, such as the name of a template. */
  note?(payload: Payload): Json
}

/** A typed token that makes commands of one type and runs them. */
export function defineCommand<Payload>(spec: CommandSpec<Payload>): CommandToken<Payload> {
  return {
    type: spec.type,
    of: payload => ({ type: spec.type, payload }),
    run(document, payload, garment) {
      const parsed = spec.payload.safeParse(payload)
      if (!parsed.success) return { kind: 'refused', reason: 'invalid-payload' }
      const run = runRecipe(document, parsed.data, { edit: spec.edit, garment })
      return run.kind === 'ran' && spec.note ? { ...run, note: spec.note(parsed.data) } : run
    },
  }
}

enablePatches()

// An instance of our own: freezing is a setting of the instance, and the document that a recipe makes is only
// looked at; the one that stays is made by the log.
const immer = new Immer({ autoFreeze: false })

/** Runs a recipe and turns its patches into absolute writes. The one place where commands become writes. */
function runRecipe<Payload>(
  document: DesignDocument,
  payload: Payload,
  { edit, garment }: { readonly edit: Recipe<Payload>; readonly garment: GarmentPlugin },
): Run {
  const touched = createTouchedFields()
  let outcome: ReturnType<Recipe<Payload>>
  let patches: readonly Patch[] = []
  const next = immer.produce(
    document,
    draft => {
      const touch = (record: RecordKey, ...fields: string[]) => touched.addFields(record, fields)
      outcome = edit(draft as DraftDocument, payload, { garment, touch })
    },
    made => {
      patches = made
    },
  )
  if (outcome !== undefined) return outcome
  for (const patch of patches) touched.addPath(patch.path.map(String), document, next)
  const writes = writesOf(touched.records(), document, next)
  if (writes.length === 0) return { kind: 'refused', reason: 'nothing-changes' }
  const limit = checkLimits(next, writes)
  if (limit !== null) return { kind: 'refused', reason: limit }
  return { kind: 'ran', document: settleInherited(next, writes), writes }
}

/** Why the document may not become this, or `null`. Whether the writes fit into an entry is asked when they are logged. */
function checkLimits(document: DesignDocument, writes: readonly RecordWrite[]): ReasonCode | null {
  if (Object.keys(document.layers).length > documentLimits.layers) return 'limit-layers'
  if (Object.keys(document.players).length > documentLimits.players) return 'limit-players'
  if (Object.keys(document.moments).length > documentLimits.moments) return 'limit-moments'
  return writes.every(areUnderstood) ? null : 'invalid-value'
}

/** A value that would show as something else than what the command meant is not logged. */
function areUnderstood({ record, fields }: RecordWrite): boolean {
  const name = parseRecordKey(record)
  if (name === null) return false
  return Object.entries(fields).every(([field, value]) => {
    const spec = fieldOf(name.kind, field)
    return spec === undefined || spec.valid(value) || (value === null && name.goalkeeper)
  })
}

/**
 * The recipe's document as the log will show it: an override holds only what it overrides, and an override, a zone
 * or an option of which nothing is set is not there.
 */
function settleInherited(document: DesignDocument, writes: readonly RecordWrite[]): DesignDocument {
  let settled = document
  for (const { record } of writes) {
    const name = parseRecordKey(record)
    if (name === null || name.kind === 'design') continue
    if (tableSpecs[name.kind].mortal && !name.goalkeeper) continue
    const tableName = tableOfKind[name.kind]
    const table = tablesOf(settled, name.goalkeeper)[tableName] ?? {}
    const fields = table[name.id]
    if (fields === undefined) continue
    const own = Object.entries(fields).filter(([, value]) => value !== null)
    const isSettled = own.length > 0 && !(name.goalkeeper && own.length < Object.keys(fields).length)
    if (isSettled) continue
    const { [name.id]: _removed, ...others } = table
    const kept = name.goalkeeper ? Object.fromEntries(own) : fields
    const next = own.length > 0 ? { ...others, [name.id]: kept } : others
    settled = name.goalkeeper
      ? { ...settled, goalkeeper: { ...settled.goalkeeper, [tableName]: next } }
      : { ...settled, [tableName]: next }
  }
  return settled
}
