import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { newLine, readUpdate } from '../../engine/index.ts'
import {
  costlyBinaryKinds,
  costlyBinaryUpdate,
  costlyKinds,
  costlyUpdate,
  crowdedUpdate,
} from '../support/costlyUpdates.ts'
import { cpuRatio } from '../support/cpuTime.ts'
import { isNightly } from '../support/nightly.ts'
import { openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'
import { type RawClient, rawClient } from '../support/rawClient.ts'

/** At night as much as a line takes at once without anybody noticing; a quarter of it tells what grows with its square. */
const bytes = isNightly ? 256_000 : 64_000

/** A page takes the update in, shows it, and does a first step of its own. */
function takeIn(update: Uint8Array): void {
  const engine = openEngine()
  engine.timeline.log().apply(update, { from: 'peer', transport: 'test' })
  expect(engine.document.current()).toBeDefined()
  expect(engine.history.current().canUndo).toBe(false)
  run(engine, setColour.of({ zone: 'base', colour: '#ff0000' }))
  engine.undo()
}

const judge = (update: Uint8Array): void => void readUpdate(update, () => newLine)

/**
 * An update of items of one byte each, or of a thousand clients, costs up to three times as much as a plain one, and on
 * a busy machine that collects its memory just then, seven. Work that grows with the square of the update takes
 * hundreds of times as long: a message of 172 kB once took 7.7 s. The bench tells what each kind costs.
 */
function expectLikePlain(update: Uint8Array, plain: Uint8Array): void {
  const limit = 20 * Math.max(1, update.length / plain.length)
  expect(
    cpuRatio(
      () => takeIn(update),
      () => takeIn(plain),
      limit,
    ),
  ).toBeLessThan(limit)
  expect(
    cpuRatio(
      () => judge(update),
      () => judge(plain),
      limit,
    ),
  ).toBeLessThan(limit)
}

describe('an update made to be costly', () => {
  const plain = costlyUpdate('plain commands', bytes)

  it.each(costlyKinds)('[L11] costs about as much as a plain one of its size: %s', kind => {
    const update = costlyUpdate(kind, bytes, 7)
    expectLikePlain(update, plain)
  })
})

describe('an update as large as a message may be', () => {
  const plain = costlyUpdate('plain commands', bytes)

  it.each([
    ['of nine thousand clients', () => crowdedUpdate(9_000)],
    ['of one item of 3.9 MB', () => costlyUpdate('one large item', 3_900_000)],
  ])('[L11] costs no more for its size than a plain one %s', (_name, make) => {
    expectLikePlain(make(), plain)
  })
})

describe('a binary update made to be costly', () => {
  const plain = costlyBinaryUpdate('plain commands', bytes)

  it.each(costlyBinaryKinds)('[L11] costs about as much as a plain one of its size: %s', kind => {
    const update = costlyBinaryUpdate(kind, bytes, 7)
    expectLikePlain(update, plain)
  })
})

/** What a client says in messages of so many entries. */
function messagesOf(client: RawClient, entries: readonly unknown[], portion = 100): Uint8Array[] {
  const messages = [client.update()]
  for (let at = 0; at < entries.length; at += portion) {
    const before = Y.encodeStateVector(client.doc)
    client.chunk.push(entries.slice(at, at + portion))
    messages.push(Y.encodeStateAsUpdate(client.doc, before))
  }
  return messages
}

const command = (lamport: number): unknown => ['test.x', lamport, 0, ['zone:base', { paint: null }]]

function takeAll(updates: readonly Uint8Array[]): void {
  const engine = openEngine()
  for (const update of updates) {
    engine.timeline.log().apply(update, { from: 'peer', transport: 'test' })
    engine.document.current()
  }
  expect(engine.timeline.log().entries().length).toBeGreaterThan(1)
}

describe('what waits for something that comes late', () => {
  const count = isNightly ? 20_000 : 4_000
  const numbers = Array.from({ length: count }, (_, at) => at)
  const target = messagesOf(rawClient(10), [command(1)])
  // Behind the item that opens the chunk, and the head.
  const undos = messagesOf(
    rawClient(20),
    numbers.map(at => [at % 2, at + 2, 0, 10, 2]),
  )
  const pieces = messagesOf(
    rawClient(30),
    numbers.map(at => command(at + 1)),
  )

  it.each([
    ['undos and redos of a command that comes last', [...undos, ...target], [...target, ...undos]],
    ['the pieces behind a first one that comes last', pieces.toReversed(), pieces],
  ])('[L11] costs about as much as in its order: %s', (_name, late, inOrder) => {
    const limit = 8
    expect(
      cpuRatio(
        () => takeAll(late),
        () => takeAll(inOrder),
        limit,
      ),
    ).toBeLessThan(limit)
  })
})
