import { fileURLToPath } from 'node:url'
import type { Engine, HistoryView } from '../../engine/index.ts'

/** A log as it was written once, and what it must show for ever. */
export interface Recording {
  readonly author: string
  /** Base64 of a Yjs update. */
  readonly update: string
  readonly document: unknown
  readonly standings: readonly string[]
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const recordingPath = (name: string): string =>
  fileURLToPath(new URL(`./logs/${name.replaceAll(' ', '-')}.json`, import.meta.url))

export function recordingOf(engine: Engine): Recording {
  const log = engine.timeline.log()
  const history = engine.history.current()
  return {
    author: log.author,
    update: Buffer.from(log.update()).toString('base64'),
    document: engine.document.current(),
    standings: standingsOf(history),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
  }
}

export const standingsOf = ({ items }: HistoryView): string[] =>
  items.map(({ author, type, standing }) => `${author} ${type}: ${standing.kind}`)
