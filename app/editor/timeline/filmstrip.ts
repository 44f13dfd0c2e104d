import { useMemo } from 'react'
import {
  type AuthorId,
  type DesignDocument,
  type EntryId,
  entryId,
  type HistoryItem,
  type HistoryView,
  type LogEntry,
  type NamedVersionFields,
  type Replay,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** The filmstrip of the open design; grows while others work on. Position 0 is the empty design, the last one is now. */
export interface Filmstrip {
  readonly replay: Replay
  readonly steps: readonly RecordedStep[]
  /** The last position. */
  readonly now: number
  documentAt(position: number): DesignDocument
  /** The position that a step leads to; `null` when it is not in the filmstrip. */
  positionOf(step: EntryId): number | null
  /** How many entries of the replay a position covers. */
  countAt(position: number): number
}

export function useFilmstrip(): Filmstrip {
  const { engine } = useOpenedDesign()
  const history = useStream(engine.history)
  const { moments } = engine.document.current()
  return useMemo(() => {
    const replay = engine.timeline.replay()
    const steps = recordedSteps(replay, history, Object.values(moments))
    const countAt = (position: number): number =>
      position >= steps.length ? replay.steps.length : position <= 0 ? 0 : (steps[position - 1]?.count ?? 0)
    const positions = new Map(steps.map(({ id }, index) => [id, index + 1]))
    return {
      replay,
      steps,
      countAt,
      now: steps.length,
      documentAt: position => replay.after(countAt(position)),
      positionOf: step => positions.get(step) ?? null,
    }
  }, [engine, history, moments])
}

/** One step of the filmstrip. What it shows is `replay.after(count)`. */
export interface RecordedStep {
  readonly id: EntryId
  /** Entries up to and with this one, undos and redos counted. */
  readonly count: number
  readonly author: AuthorId
  /** Milliseconds since 1970, as its author's clock had it. */
  readonly at: number
  readonly item: HistoryItem
  /** The name of the version after this step. */
  readonly name: string | null
}

/**
 * The commands of a design in their order. Naming a version changes nothing visible, so it is not a step. A step after
 * which a version was named shows that version: what was undone before it was named is undone in it.
 */
export function recordedSteps(
  replay: Replay,
  history: HistoryView,
  moments: readonly NamedVersionFields[],
): readonly RecordedStep[] {
  const items = new Map(history.items.map(item => [item.id, item]))
  const steps = replay.steps.flatMap((entry, index): RecordedStep[] => {
    const item = items.get(entryId(entry))
    if (!item || item.records.every(record => record.startsWith('moment:'))) return []
    const { author, at, id } = item
    return [{ id, count: index + 1, author, at, item, name: null }]
  })
  const names = new Map(moments.map(({ name, vector }) => [lastWithin(replay.steps, new Map(vector)), name]))
  return steps.map((step, index) => {
    const next = steps[index + 1]?.count ?? replay.steps.length + 1
    const named = [...names].findLast(([count]) => count >= step.count && count < next)
    return named ? { ...step, count: named[0], name: named[1] } : step
  })
}

/** How many steps lie up to the last one that the vector covers. */
function lastWithin(steps: readonly LogEntry[], vector: ReadonlyMap<number, number>): number {
  return steps.findLastIndex(({ client, clock }) => clock < (vector.get(client) ?? 0)) + 1
}

/** What the first `count` steps cover, to be saved as a named version. */
export function vectorAfter(replay: Replay, count: number): [client: number, items: number][] {
  const vector = new Map<number, number>()
  for (const { client, clock } of replay.steps.slice(0, count)) {
    vector.set(client, Math.max(vector.get(client) ?? 0, clock + 1))
  }
  return [...vector]
}

/** Indexes of at most `most` of `length` things, evenly spread, the first and the last always among them. */
export function evenlySpread(length: number, max: number): readonly number[] {
  if (length <= max) return Array.from({ length }, (_, index) => index)
  return Array.from({ length: max }, (_, index) => Math.round((index * (length - 1)) / (max - 1)))
}

/** Neighbours by the same author, as shares of the whole: `[from, to)` counted in steps. */
export function authorRuns(
  steps: readonly RecordedStep[],
): readonly { readonly author: AuthorId; readonly from: number; readonly to: number }[] {
  const runs: { author: AuthorId; from: number; to: number }[] = []
  steps.forEach(({ author }, index) => {
    const last = runs.at(-1)
    if (last?.author === author) last.to = index + 1
    else runs.push({ author, from: index, to: index + 1 })
  })
  return runs
}
