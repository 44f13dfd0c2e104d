import { parseRecordKey } from './recordKey.ts'

/**
 * The shape of what may stand in the log. These rules are frozen for ever: every peer of every version has to skip
 * the same entries. What a value *means* is no matter of shape; that is checked where the value is shown.
 */
export const limits = {
  writesPerEntry: 4096,
  /** Counted as the characters of its JSON, roughly; see `weigh`. */
  entrySize: 256_000,
  stringLength: 1000,
  depth: 6,
  lamport: 2 ** 45,
} as const

const fieldName = /^[a-z][A-Za-z0-9]{0,39}$/
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a field may be written by this name. */
export const isFieldName = remember((name: string) => fieldName.test(name) && !forbiddenNames.has(name))

/** Whether something inside a value may have this name. */
export const isInnerKey = (key: string): boolean => key.length <= 64 && !forbiddenNames.has(key)

/**
 * The same few names come again in nearly every entry, so answers are kept. Only so many: names come from strangers.
 */
function remember(check: (text: string) => boolean): (text: string) => boolean {
  const known = new Set<string>()
  return text => {
    if (known.has(text)) return true
    const passes = check(text)
    if (passes && known.size < 5000) known.add(text)
    return passes
  }
}

export const isLamport = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= limits.lamport

export const isClock = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** A name of a command: `colour.setZonePaint`. */
export const isTypeName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_.:-]{1,64}$/.test(value)

/** Rough length of the value as JSON, or `null` when it cannot stand in the log. */
export function weigh(value: unknown, depth = 0): number | null {
  switch (typeof value) {
    case 'string':
      return value.length <= limits.stringLength ? value.length + 2 : null
    case 'number':
      return Number.isFinite(value) ? 8 : null
    case 'boolean':
      return 4
    case 'object':
      return value === null ? 4 : weighParts(value, depth)
    default:
      return null
  }
}

function weighParts(value: object, depth: number): number | null {
  if (depth >= limits.depth) return null
  let weight = 2
  if (Array.isArray(value)) {
    for (const part of value) {
      const partWeight = weigh(part, depth + 1)
      if (partWeight === null) return null
      weight += partWeight + 1
    }
    return weight
  }
  // Bytes and other exotic objects that the CRDT can carry are no JSON.
  if (Object.getPrototypeOf(value) !== Object.prototype) return null
  for (const key in value) {
    const partWeight = weigh((value as Record<string, unknown>)[key], depth + 1)
    if (partWeight === null || !isInnerKey(key)) return null
    weight += key.length + 4 + partWeight
  }
  return weight
}

/** Whether these are writes that may stand in the log: records by name, each with some of its fields. */
export function areWrites(writes: readonly { readonly record: unknown; readonly fields: unknown }[]): boolean {
  let count = 0
  let weight = 0
  for (const { record, fields } of writes) {
    if (typeof record !== 'string' || parseRecordKey(record) === null) return false
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false
    const fieldCount = countFields(fields)
    const fieldsWeight = weighParts(fields, 0)
    if (fieldCount === 0 || fieldsWeight === null) return false
    count += fieldCount
    weight += record.length + fieldsWeight
  }
  return count > 0 && count <= limits.writesPerEntry && weight <= limits.entrySize
}

/** 0 when one of the names may not be written. */
function countFields(fields: object): number {
  let count = 0
  for (const name in fields) {
    if (!isFieldName(name)) return 0
    count++
  }
  return count
}
