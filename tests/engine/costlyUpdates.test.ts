import { describe, expect, it } from 'vitest'
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
