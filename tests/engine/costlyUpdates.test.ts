import { describe, expect, it } from 'vitest'
import { newLine, readUpdate } from '../../engine/index.ts'
import { costlyBinaryKinds, costlyBinaryUpdate, costlyKinds, costlyUpdate } from '../support/costlyUpdates.ts'
import { cpuRatio } from '../support/cpuTime.ts'
import { openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'

const bytes = 128_000

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

/** Work that grows with the square of the update takes ten to a hundred times as long. */
function expectLikePlain(update: Uint8Array, plain: Uint8Array): void {
  const limit = 12 * Math.max(1, update.length / plain.length)
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

describe('a binary update made to be costly', () => {
  const plain = costlyBinaryUpdate('plain commands', bytes / 2)

  it.each(costlyBinaryKinds)('[L11] costs about as much as a plain one of its size: %s', kind => {
    const update = costlyBinaryUpdate(kind, bytes / 2, 7)
    expectLikePlain(update, plain)
  })
})
