import type { Branded } from './ids.ts'

/** `design`, `zone:base`, `layer:k3f9a2b1`, `zone:base@goalkeeper`: names a record in the log. */
export type RecordKey = Branded<string, 'RecordKey'>

export type RecordKind = 'design' | 'option' | 'zone' | 'layer' | 'player' | 'moment'

export interface RecordName {
  readonly kind: RecordKind
  /** Empty for the design itself. */
  readonly id: string
  readonly goalkeeper: boolean
}

const wording =
  /^(?:design|(option|zone|layer):([A-Za-z0-9_.:-]{1,64})(@goalkeeper)?|(player|moment):([A-Za-z0-9_.:-]{1,64}))$/

/** The same few keys come again in nearly every entry. Only so many are remembered: they come from strangers. */
const known = new Map<string, RecordName>()
const maxKnown = 5000

/** `null` for what names no record. The wording is frozen: logs are read for ever. */
export function parseRecordKey(key: string): RecordName | null {
  const name = known.get(key)
  if (name) return name
  const match = wording.exec(key)
  if (!match) return null
  const kind = (match[1] ?? match[4] ?? 'design') as RecordKind
  const parsed = { kind, id: match[2] ?? match[5] ?? '', goalkeeper: match[3] !== undefined }
  if (known.size >= maxKnown) known.clear()
  known.set(key, parsed)
  return parsed
}

export function recordKey({ kind, id, goalkeeper }: RecordName): RecordKey {
  if (kind === 'design') return 'design' as RecordKey
  return `${kind}:${id}${goalkeeper ? '@goalkeeper' : ''}` as RecordKey
}
