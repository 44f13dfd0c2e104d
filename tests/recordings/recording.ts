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

/** How the chunks of a recording are written: as the first versions did, or as bytes. The last one is written now. */
export const formats = ['tuples', 'binary'] as const
export type Format = (typeof formats)[number]

export const recordingPath = (format: Format, name: string): string =>
  fileURLToPath(new URL(`./logs/${format}/${name.replaceAll(' ', '-')}.json`, import.meta.url))

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
  items.map(({ author, type, status }) => `${author} ${type}: ${status.kind}`)
