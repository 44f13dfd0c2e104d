import type { Json } from '../document/json.ts'
import { parseRecordKey, type RecordKey, type RecordName } from '../document/recordKey.ts'
import { aliveField, tableSpecs } from '../document/tables.ts'
import { createRegister, type Register, topOf } from './register.ts'

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
    register = createRegister()
    record.registers.set(field, register)
  }
  return register
}

const liveValue = (record: RecordRegisters, field: string): Json | undefined => {
  const register = record.registers.get(field)
  return register?.values[topOf(register)]
}

export const isAlive = (record: RecordRegisters): boolean => liveValue(record, aliveField) === true

/** Works out what shows of a record after some of its fields were written. Keeps the identity of what stays equal. */
export function showRecord(record: RecordRegisters, dirty: ReadonlySet<string>): RecordRegisters['shown'] {
  const { fields, mortal } = tableSpecs[record.name.kind]
  if (mortal && !record.name.goalkeeper && !isAlive(record)) return null
  const wasHidden = record.shown === null
  const changed: Record<string, unknown> = {}
  let isChanged = wasHidden
  for (const name of wasHidden ? Object.keys(fields) : dirty) {
    const field = fields[name]
    if (field === undefined) continue
    const written = liveValue(record, name)
    const inherits = record.name.goalkeeper && (written === null || written === undefined)
    const understood = !inherits && written !== undefined && field.valid(written)
    // An override that is not understood inherits; anything else shows the field's initial value.
    const value = understood ? written : record.name.goalkeeper ? null : field.initial
    if (wasHidden || !Object.is(record.shown?.[name] ?? null, value)) isChanged = true
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
