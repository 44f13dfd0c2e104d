import type { z } from 'zod'
import type { DesignDocument } from '../document/designDocument.ts'
import type { Json } from '../document/field.ts'
import type { ReasonCode } from '../document/outcome.ts'
import { parseRecordKey, type RecordKey, type RecordName } from '../document/recordKey.ts'
import { whyTooMany } from '../document/recordLimits.ts'
import { recordIn, type TableCopies, withRecord } from '../document/records.ts'
import { aliveField, fieldOf, tableSpecs } from '../document/tables.ts'
import { type RecordWrite, type Touched, writesOf } from '../document/writes.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import type { CommandToken, Recipe, Run } from './command.ts'
import { type DraftPath, openDraft } from './openDraft.ts'
import { touchedBy } from './touchedFields.ts'

type Fields = Readonly<Record<string, unknown>>

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

/** Runs a recipe and turns what it assigned into absolute writes. The one place where commands become writes. */
function runRecipe<Payload>(
  document: DesignDocument,
  payload: Payload,
  { edit, garment }: { readonly edit: Recipe<Payload>; readonly garment: GarmentPlugin },
): Run {
  const paths: DraftPath[] = []
  const { draft, finish } = openDraft(document, path => paths.push(path))
  const refusal = edit(draft, payload, { garment })
  if (refusal) return refusal
  const next = finish()
  const touched = touchedBy(paths, document, next)
  const writes = writesOf(touched, document, next)
  if (writes.length === 0) return { kind: 'refused', reason: 'nothing-changes' }
  const reason = whyRefused(document, writes)
  if (reason !== null) return { kind: 'refused', reason }
  return { kind: 'ran', document: settled(next, { before: document, touched, writes }), writes }
}

/** Why the document may not take the writes, or `null`. Whether they fit into an entry is asked when they are logged. */
function whyRefused(document: DesignDocument, writes: readonly RecordWrite[]): ReasonCode | null {
  const tooMany = whyTooMany(document, writes)
  if (tooMany !== null) return tooMany
  if (!writes.every(areKnown)) return 'unknown-field'
  return writes.every(areUnderstood) ? null : 'invalid-value'
}

/** What nobody reads would be lost without a word. */
function areKnown({ record, fields }: RecordWrite): boolean {
  const name = parseRecordKey(record)
  return (
    name !== null && Object.keys(fields).every(field => field === aliveField || fieldOf(name.kind, field) !== undefined)
  )
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

interface Written {
  readonly before: DesignDocument
  readonly touched: ReadonlyMap<RecordKey, Touched>
  readonly writes: readonly RecordWrite[]
}

/** The recipe's document as the log will show it: what came to nothing is as before. */
function settled(document: DesignDocument, { before, touched, writes }: Written): DesignDocument {
  const copies: TableCopies = new Map()
  const written = new Set(writes.map(({ record }) => record))
  let next = document
  for (const record of touched.keys()) {
    const name = parseRecordKey(record)
    if (name === null) continue
    const made = recordIn(next, name) ?? null
    const fields = written.has(record) ? shownOf(name, made) : (recordIn(before, name) ?? null)
    if (fields !== made) next = withRecord(next, name, { fields, copies })
  }
  return next
}

/** An override holds only what it overrides, and an override, a zone or an option of which nothing is set is not there. */
function shownOf({ kind, goalkeeper }: RecordName, fields: Fields | null): Fields | null {
  if (fields === null || kind === 'design' || (tableSpecs[kind].mortal && !goalkeeper)) return fields
  const own = Object.entries(fields).filter(([, value]) => value !== null)
  if (own.length === 0) return null
  return goalkeeper && own.length < Object.keys(fields).length ? Object.fromEntries(own) : fields
}
