import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { authorId } from '../../engine/index.ts'
import { canonical, openEngine } from '../support/peers.ts'
import { formats, type Recording, recordingPath, standingsOf } from './recording.ts'
import { stories } from './stories.ts'

describe('a log that was written once', () => {
  const recorded = formats.flatMap(format => Object.keys(stories).map(name => [format, name] as const))

  it.each(recorded)('[R2] shows the same for ever: %s, %s', (format, name) => {
    const recording = JSON.parse(readFileSync(recordingPath(format, name), 'utf8')) as Recording
    const engine = openEngine({ author: authorId(recording.author) })
    const update = new Uint8Array(Buffer.from(recording.update, 'base64'))
    expect(engine.timeline.log().apply(update, { from: 'storage' })).toEqual({ kind: 'applied' })
    expect(canonical(asRecorded(engine.document.current(), recording.document))).toBe(canonical(recording.document))
    const history = engine.history.current()
    expect(standingsOf(history)).toEqual(recording.standings)
    expect([history.canUndo, history.canRedo]).toEqual([recording.canUndo, recording.canRedo])
  })

  it.each(Object.keys(stories))('[R2] was written by both versions as the same story: %s', name => {
    const [tuples, binary] = formats.map(
      format => JSON.parse(readFileSync(recordingPath(format, name), 'utf8')) as Recording,
    )
    expect(binary?.standings).toEqual(tuples?.standings)
    expect(binary?.update).not.toBe(tuples?.update)
  })
})

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without the tables that are new, and without the fields that layers and players have got since. */
function asRecorded(document: unknown, recorded: unknown): unknown {
  if (!isTable(document) || !isTable(recorded)) return document
  const tables = ['layers', 'players']
  return Object.fromEntries(
    Object.entries(document)
      .filter(([table, records]) => table in recorded || !isTable(records) || Object.keys(records).length > 0)
      .map(([table, records]) => [
        table,
        tables.includes(table) && isTable(records)
          ? Object.fromEntries(Object.entries(records).map(([id, fields]) => [id, known(fields, recorded[table], id)]))
          : records,
      ]),
  )
}

function known(fields: unknown, table: unknown, id: string): unknown {
  const before = isTable(table) ? table[id] : undefined
  if (!isTable(fields) || !isTable(before)) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in before))
}
