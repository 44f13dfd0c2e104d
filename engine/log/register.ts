import type { Json } from '../document/field.ts'
import { parseRecordKey, type RecordKey, type RecordName } from '../document/recordKey.ts'
import { aliveField, fieldOf, tableSpecs } from '../document/tables.ts'
import type { CommandEntry, ToggleEntry } from './commandLog.ts'
import { type InOrder, lastOf, type Ordered } from './ordered.ts'

/** A command in its place, with what its author has since done to it. */
export interface PlacedCommand {
  readonly entry: CommandEntry
  /** The last one in order of those that aim at it; `null` while there is none. */
  toggle: ToggleEntry | null
  /** Whether its writes stand in the registers. */
  contends: boolean
}

export const isUndone = ({ toggle }: PlacedCommand): boolean => toggle?.kind === 'undo'

interface Write extends InOrder {
  readonly entry: CommandEntry
  readonly value: Json
}

/** All writes of one field that are not undone, in order. It shows the last one. */
export type Register = Ordered<Write>

/** The command whose write of a field shows. */
export const topWriter = (record: RecordRegisters, field: string): CommandEntry | undefined => {
  const register = record.registers.get(field)
  return register && lastOf(register)?.entry
}

/** The registers of one record, and the record as it shows now. */
export interface RecordRegisters {
  readonly key: RecordKey
  readonly name: RecordName
  readonly registers: Map<string, Register>
  /** `null` while the record does not show. */
  shown: Readonly<Record<string, unknown>> | null
}

/** Throws for a key that names no record: the log lets none of those in. */
export function createRecordRegisters(key: RecordKey): RecordRegisters {
  const name = parseRecordKey(key)
  if (name === null) throw new Error(`"${key}" names no record. Entries are checked by the log before they get here.`)
  return { key, name, registers: new Map(), shown: null }
}

export function registerOf(record: RecordRegisters, field: string): Register {
  let register = record.registers.get(field)
  if (register === undefined) {
    register = []
    record.registers.set(field, register)
  }
  return register
}

const liveValue = (record: RecordRegisters, field: string): Json | undefined => {
  const register = record.registers.get(field)
  return register && lastOf(register)?.value
}

export const isAlive = (record: RecordRegisters): boolean => liveValue(record, aliveField) === true

/** Works out what shows of a record after some of its fields were written. Keeps the identity of what stays equal. */
export function showRecord(record: RecordRegisters, dirty: ReadonlySet<string>): RecordRegisters['shown'] {
  const { kind } = record.name
  const { fields, mortal } = tableSpecs[kind]
  if (mortal && !record.name.goalkeeper && !isAlive(record)) return null
  const wasHidden = record.shown === null
  const changed: Record<string, unknown> = {}
  let isChanged = wasHidden
  for (const name of wasHidden ? new Set([...Object.keys(fields), ...record.registers.keys()]) : dirty) {
    const field = fieldOf(kind, name)
    if (field === undefined) continue
    const written = liveValue(record, name)
    const inherits = record.name.goalkeeper && (written === null || written === undefined)
    const understood = !inherits && written !== undefined && field.valid(written)
    // An override that is not understood inherits; anything else shows the field's initial value.
    const value = understood ? written : record.name.goalkeeper ? null : field.initial
    // A choice that was never written has no place yet; with one it shows alike in whatever order the writes came.
    const isNew = !Object.hasOwn(fields, name) && !Object.hasOwn(record.shown ?? {}, name)
    if (wasHidden || isNew || !Object.is(record.shown?.[name] ?? null, value)) isChanged = true
    changed[name] = value
  }
  if (!isChanged) return record.shown
  const next = { ...record.shown, ...changed }
  return record.name.goalkeeper ? withoutInherited(next) : withContent(record, next)
}

/** An override record holds only what it overrides, and is gone with the last of it. */
function withoutInherited(fields: Record<string, unknown>): RecordRegisters['shown'] {
  const own = Object.entries(fields).filter(([, value]) => value !== null)
  return own.length > 0 ? Object.fromEntries(own) : null
}

/** A zone or an option of which nothing is set is not there. */
function withContent(record: RecordRegisters, fields: Record<string, unknown>): RecordRegisters['shown'] {
  if (tableSpecs[record.name.kind].mortal || record.name.kind === 'design') return fields
  return Object.values(fields).some(value => value !== null) ? fields : null
}
