import { describe, expect, it } from 'vitest'
import type { Engine } from '../../engine/index.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { crowdedUpdate } from '../support/costlyUpdates.ts'
import { cpuRatio } from '../support/cpuTime.ts'
import { memoryHub } from '../support/memoryTransport.ts'
import { openEngine, run } from '../support/peers.ts'
import { setColour } from '../support/plainTools.ts'

const red = setColour.of({ zone: 'base', colour: '#ff0000' })

const times = (count: number, work: () => void): void => {
  for (let step = 0; step < count; step++) work()
}

/** Somebody who has made a field red so many times. */
function worked(count: number): Engine {
  const engine = openEngine()
  times(count, () => run(engine, red))
  return engine
}

const steps = 400
const few = 1_000
const many = 16_000

/** Sixteen times as much would take sixteen times as long if a step went over all of it. */
const limit = 8

/** How many times as long the work takes where there is much than where there is little. */
function growth(
  prepare: (count: number) => Engine,
  work: (engine: Engine) => void,
  [less, more]: readonly [number, number] = [few, many],
): number {
  const [small, large] = [prepare(less), prepare(more)]
  work(small)
  work(large)
  return cpuRatio(
    () => work(large),
    () => work(small),
    limit,
    7,
  )
}

describe('a step costs the same', () => {
  it('[H11] when it is undone after thousands that are undone', () => {
    const undone = (count: number): Engine => {
      const engine = worked(count + 8 * steps + 8)
      times(count, engine.undo)
      return engine
    }
    expect(growth(undone, engine => times(steps, engine.undo))).toBeLessThan(limit)
  })

  it('[H11] when it is redone among thousands that are undone', () => {
    const undone = (count: number): Engine => {
      const engine = worked(count)
      times(count, engine.undo)
      return engine
    }
    const redoAndUndo = (engine: Engine): void =>
      times(steps, () => {
        engine.redo()
        engine.undo()
      })
    expect(growth(undone, redoAndUndo)).toBeLessThan(limit)
  })
})

describe('a command costs the same', () => {
  it('[H12] however many page loads have left something behind', () => {
    const joinedBy = (count: number): Engine => {
      const engine = openEngine()
      engine.sync.join(memoryHub().transport('page'))
      engine.timeline.log().apply(crowdedUpdate(count), { from: 'storage' })
      return engine
    }
    const write = (engine: Engine): void => times(steps, () => run(engine, red))
    expect(growth(joinedBy, write, [10, 9_000])).toBeLessThan(limit)
  })
})

describe('the order of many steps', () => {
  it('[H8] is kept where more are undone and redone than lie together', () => {
    const engine = openEngine()
    const colours = Array.from({ length: 3_000 }, (_, at) => `#${at.toString(16).padStart(6, '0')}`)
    for (const colour of colours) run(engine, setColour.of({ zone: 'base', colour }))
    const shown = (): unknown => engine.document.current().zones[zoneKey('base')]?.paint
    for (const colour of [...colours].reverse()) {
      expect(shown()).toEqual({ type: 'solid', colour })
      engine.undo()
    }
    expect(shown()).toBeUndefined()
    for (const colour of colours) {
      engine.redo()
      expect(shown()).toEqual({ type: 'solid', colour })
    }
  })
})
