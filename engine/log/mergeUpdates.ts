import * as Y from 'yjs'
import type { StateVector } from './commandLog.ts'
import { createIntake } from './intake.ts'

/**
 * One update that says what all of them say, what still waits for others included, but nothing of the `dropped`
 * clients from their clocks on. What no honest client has written is left out.
 */
export function mergeUpdates(updates: readonly Uint8Array[], dropped: StateVector = new Map()): Uint8Array {
  const doc = new Y.Doc({ gc: false })
  const intake = createIntake(doc)
  for (const update of updates) intake.take(update, { from: 'storage' })
  const merged = Y.encodeStateAsUpdate(dropped.size > 0 ? cutDocument(doc, dropped) : doc)
  doc.destroy()
  const waiting = intake.waiting().filter(({ client, end }) => end <= (dropped.get(client) ?? end))
  return waiting.length === 0 ? merged : Y.mergeUpdates([merged, ...waiting.map(({ update }) => update)])
}

/** A document without what the clients of `beyond` have from their clocks on. */
export function cutDocument(doc: Y.Doc, beyond: StateVector): Y.Doc {
  const known = Y.decodeStateVector(Y.encodeStateVector(doc))
  const kept = new Map([...known].map(([client, clock]) => [client, Math.min(clock, beyond.get(client) ?? clock)]))
  const snapshot = Y.createSnapshot(Y.createDeleteSet(), kept)
  return Y.createDocFromSnapshot(doc, snapshot, new Y.Doc({ gc: false }))
}
