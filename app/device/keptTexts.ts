import { createState, type State } from '../../engine/streams/index.ts'
import type { DeviceMemory } from './deviceMemory.ts'

export interface KeptText {
  readonly name: string
  readonly text: string
}

/** Texts that this device keeps by name, the latest first. */
export interface KeptTexts {
  readonly list: State<readonly KeptText[]>
  /** Keeps a text in place of another one of that name. The oldest goes when there are too many. */
  keep(kept: KeptText): void
  drop(name: string): void
}

const maxTexts = 40

/** What was stored and makes no sense counts as never kept. */
export function keptTexts(memory: DeviceMemory, storedAs: string): KeptTexts {
  const list = createState<readonly KeptText[]>(readTexts(memory.read(storedAs)))
  list.changes$.subscribe(texts => memory.write(storedAs, JSON.stringify(texts)))
  const without = (name: string) => list.current().filter(kept => kept.name !== name)
  return {
    list,
    keep: kept => list.set([kept, ...without(kept.name)].slice(0, maxTexts)),
    drop: name => list.set(without(name)),
  }
}

function readTexts(stored: string | null): readonly KeptText[] {
  try {
    const texts: unknown = stored === null ? [] : JSON.parse(stored)
    return Array.isArray(texts) ? texts.filter(isKeptText).slice(0, maxTexts) : []
  } catch {
    return []
  }
}

const isKeptText = (value: unknown): value is KeptText =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'text' in value &&
  typeof value.text === 'string'
