import {
  designFields,
  layerFields,
  namedVersionFields,
  optionFields,
  ownValue,
  playerChoice,
  playerFields,
  zoneFields,
} from '../../engine/document/fields.ts'
import { parseRecordKey } from '../../engine/document/recordKey.ts'
import type { Json } from '../../engine/index.ts'
import type { LogEntry } from '../../engine/log/commandLog.ts'

const tables = {
  design: designFields,
  option: optionFields,
  zone: zoneFields,
  layer: layerFields,
  player: playerFields,
  moment: namedVersionFields,
} as const
const plural = { option: 'options', zone: 'zones', layer: 'layers', player: 'players', moment: 'moments' } as const

type Loose = Record<(typeof plural)[keyof typeof plural], Record<string, unknown>>
type LooseTable = Record<string, { readonly initial: unknown; valid(value: Json): boolean }>

/**
 * The document by the letter of the rules and nothing else: sort all entries, settle the undos, let the last live
 * write of each field win. Slow on purpose; it shares no code with the ledger.
 */
export function naiveFold(entries: readonly LogEntry[]): unknown {
  const sorted = [...entries].sort((a, b) => a.lamport - b.lamport || a.client - b.client || a.clock - b.clock)
  const counted: LogEntry[] = []
  let highest = 0
  for (const entry of sorted) {
    if (entry.lamport > highest + 65_536) continue
    highest = entry.lamport
    counted.push(entry)
  }
  const name = (entry: { client: number; clock: number }) => `${entry.client}:${entry.clock}`
  const undone = new Map<string, boolean>()
  counted.forEach((entry, index) => {
    if (entry.kind === 'command') return
    const target = counted.slice(0, index).find(earlier => name(earlier) === name(entry.target))
    if (target?.kind === 'command' && target.author === entry.author) undone.set(name(target), entry.kind === 'undo')
  })
  const values = new Map<string, Map<string, Json>>()
  const named = new Map<string, Set<string>>()
  for (const entry of counted) {
    if (entry.kind !== 'command') continue
    for (const { record, fields } of entry.writes) {
      named.set(record, new Set([...(named.get(record) ?? []), ...Object.keys(fields)]))
    }
  }
  for (const entry of counted) {
    if (entry.kind !== 'command' || undone.get(name(entry))) continue
    for (const { record, fields } of entry.writes) {
      const known = values.get(record) ?? new Map<string, Json>()
      values.set(record, known)
      for (const [field, value] of Object.entries(fields)) known.set(field, value)
    }
  }
  return documentOf(values, named)
}

function documentOf(
  values: ReadonlyMap<string, ReadonlyMap<string, Json>>,
  named: ReadonlyMap<string, ReadonlySet<string>>,
): unknown {
  const document: Loose = { options: {}, zones: {}, layers: {}, players: {}, moments: {} }
  const goalkeeper: Loose = { options: {}, zones: {}, layers: {}, players: {}, moments: {} }
  for (const [record, written] of values) {
    const parsed = parseRecordKey(record)
    if (!parsed || parsed.kind === 'design') continue
    const table: LooseTable = { ...tables[parsed.kind], ...furtherOf(parsed.kind, named.get(record) ?? new Set()) }
    const fields = show(table, written)
    if (parsed.goalkeeper) {
      const own = [...written].filter(([field, value]) => value !== null && table[field]?.valid(value))
      if (own.length > 0) goalkeeper[plural[parsed.kind]][parsed.id] = Object.fromEntries(own)
      continue
    }
    const isMortal = parsed.kind === 'layer' || parsed.kind === 'player' || parsed.kind === 'moment'
    const exists = isMortal ? written.get('alive') === true : Object.values(fields).some(value => value !== null)
    if (exists) document[plural[parsed.kind]][parsed.id] = fields
  }
  const { players: _players, moments: _moments, ...overrides } = goalkeeper
  return { ...document, design: show(tables.design, values.get('design') ?? new Map()), goalkeeper: overrides }
}

/** Whatever else was ever written of a player is something that he chose; what begins with `own` on a layer is a tool's. */
function furtherOf(kind: keyof typeof tables, named: ReadonlySet<string>): LooseTable {
  if (kind !== 'player' && kind !== 'layer') return {}
  const names = [...named].filter(name => name !== 'alive' && !(name in tables[kind]) && !(name in Object.prototype))
  return kind === 'player'
    ? Object.fromEntries(names.map(name => [name, playerChoice]))
    : Object.fromEntries(names.filter(name => /^own[A-Z]/.test(name)).map(name => [name, ownValue]))
}

function show(table: LooseTable, written: ReadonlyMap<string, Json>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [field, { initial, valid }] of Object.entries(table)) {
    const value = written.get(field)
    fields[field] = value !== undefined && valid(value) ? value : initial
  }
  return fields
}
