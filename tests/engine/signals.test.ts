import { describe, expect, it } from 'vitest'
import { type DesignDocument, type Engine, layerId } from '../../engine/index.ts'
import { createSignals } from '../../engine/streams/signals.ts'
import { memoryStore } from '../support/memoryStore.ts'
import { openEngine, people, run } from '../support/peers.ts'
import { addText, moveLayer, setName } from '../support/plainTools.ts'

const step = moveLayer.of({ layer: 'name', x: 1, y: 0 })
const xOf = (document: DesignDocument): number => document.layers[layerId('name')]?.place.x ?? 0

function opened(): Engine {
  const engine = openEngine()
  run(engine, addText.of({ layer: 'name', text: 'A' }))
  return engine
}

/** What somebody is told of from now on. */
function listen<Value>(
  state: { readonly changes$: Engine['document']['changes$'] },
  read: (of: DesignDocument) => Value,
) {
  const reported: Value[] = []
  state.changes$.subscribe(document => reported.push(read(document)))
  return reported
}

/** Dispatches the step once, when the document changes for the first time; returns what that answered. */
function respondOnce(engine: Engine) {
  const responses: number[] = []
  engine.document.changes$.subscribe(() => {
    if (responses.length > 0) return
    responses.push(Number.NaN)
    const outcome = engine.dispatch(step)
    responses[0] = outcome.kind === 'applied' ? xOf(outcome.document) : Number.NaN
  })
  return responses
}

describe('a dispatch inside a subscriber', () => {
  it('[E1] stands at once and answers with the document that it made', () => {
    const engine = opened()
    const responses = respondOnce(engine)
    run(engine, step)
    expect(responses).toEqual([2])
    expect(xOf(engine.document.current())).toBe(2)
  })

  it('[E1] counts every one of several that build on one another', () => {
    const engine = opened()
    let left = 2
    engine.document.changes$.subscribe(() => {
      while (left > 0) {
        left--
        run(engine, step)
      }
    })
    run(engine, step)
    expect(xOf(engine.document.current())).toBe(3)
  })

  it('[E1] is told to everybody after the change that it answers', () => {
    const engine = opened()
    respondOnce(engine)
    const later = listen(engine.document, xOf)
    const shown = listen(engine.shown, xOf)
    run(engine, step)
    expect(later).toEqual([1, 2])
    expect(shown).toEqual([1, 2])
  })

  it('[E1] answers what a peer has sent just as well', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, addText.of({ layer: 'name', text: 'A' }))
    const responses = respondOnce(b.engine)
    const later = listen(b.engine.document, xOf)
    run(a.engine, step)
    expect(responses).toEqual([2])
    expect(later).toEqual([1, 2])
    expect(xOf(a.engine.document.current())).toBe(2)
    expect(b.engine.sync.rejected.current()).toEqual([])
  })

  it('[E1] answers what came from a file or another log', () => {
    const engine = opened()
    const other = openEngine()
    run(other, setName.of({ name: 'Home' }))
    const responses = respondOnce(engine)
    engine.timeline.log().apply(other.timeline.log().update(), { from: 'peer', transport: 'file' })
    expect(responses).toEqual([1])
    expect(engine.document.current().design.name).toBe('Home')
  })

  it('[E1] reaches peers and the store behind the change that it answers', async () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    const rows: Uint8Array[] = []
    await a.engine.sync.keep(memoryStore(rows))
    run(a.engine, addText.of({ layer: 'name', text: 'A' }))
    respondOnce(a.engine)
    const there = listen(b.engine.document, xOf)
    run(a.engine, step)
    expect(there).toEqual([1, 2])
    const again = openEngine()
    for (const row of rows) again.timeline.log().apply(row, { from: 'storage' })
    expect(again.timeline.log().gaps().size).toBe(0)
    expect(xOf(again.document.current())).toBe(2)
  })

  it('[E1] may be an undo', () => {
    const engine = opened()
    let isDone = false
    engine.document.changes$.subscribe(() => {
      if (isDone) return
      isDone = true
      engine.undo()
    })
    const later = listen(engine.document, xOf)
    run(engine, step)
    expect(later).toEqual([1, 0])
  })
})

describe('subscribers to a change', () => {
  it('[E2] reads everything as it is after that change', () => {
    const engine = opened()
    const read: unknown[] = []
    engine.document.changes$.subscribe(document => {
      const steps = engine.history.current().items.length
      const { canUndo } = engine.history.current()
      const waiting = engine.sync.unacknowledged.current()
      const isShown = engine.shown.current() === document && engine.document.current() === document
      read.push([xOf(document), steps, canUndo, waiting, isShown])
    })
    run(engine, step, step)
    expect(read).toEqual([
      [1, 2, true, 2, true],
      [2, 3, true, 3, true],
    ])
  })

  it('[E2] hears of it once on each stream', () => {
    const engine = opened()
    const [document, shown] = [listen(engine.document, xOf), listen(engine.shown, xOf)]
    let histories = 0
    engine.history.changes$.subscribe(() => histories++)
    run(engine, step)
    engine.undo()
    expect({ document, shown, histories }).toEqual({ document: [1, 0], shown: [1, 0], histories: 2 })
  })

  it('[E2] hears once of what comes in one update', () => {
    const engine = opened()
    const other = openEngine()
    const third = openEngine()
    run(other, setName.of({ name: 'One' }))
    third.timeline.log().apply(other.timeline.log().update(), { from: 'peer', transport: 'file' })
    run(third, setName.of({ name: 'Two' }))
    const names = listen(engine.document, ({ design }) => design.name)
    const shown = listen(engine.shown, ({ design }) => design.name)
    engine.timeline.log().apply(third.timeline.log().update(), { from: 'peer', transport: 'file' })
    expect({ names, shown }).toEqual({ names: ['Two'], shown: ['Two'] })
  })

  it('[E2] hears nothing of a change that comes to nothing', () => {
    const signals = createSignals()
    const state = signals.state(1)
    const reported: number[] = []
    state.changes$.subscribe(value => reported.push(value))
    signals.change(() => {
      state.set(2)
      state.set(1)
    })
    expect(reported).toEqual([])
  })

  it('[E2] is told of what was set before a change fell apart', () => {
    const signals = createSignals()
    const state = signals.state(1)
    const reported: number[] = []
    state.changes$.subscribe(value => reported.push(value))
    const fallApart = () =>
      signals.change(() => {
        state.set(2)
        throw new Error('It fell apart.')
      })
    expect(fallApart).toThrow('It fell apart.')
    state.set(3)
    expect(reported).toEqual([2, 3])
  })
})

describe('a preview', () => {
  it('[E3] that is dispatched shows its outcome and nothing else', () => {
    const engine = opened()
    const command = moveLayer.of({ layer: 'name', x: 5, y: 0 })
    const shown = listen(engine.shown, xOf)
    engine.preview(command)
    run(engine, command)
    expect(shown).toEqual([5, 5])
  })

  it('[E3] is gone when its dispatch is refused', () => {
    const engine = opened()
    const shown = listen(engine.shown, xOf)
    engine.preview(moveLayer.of({ layer: 'name', x: 5, y: 0 }))
    expect(engine.dispatch(moveLayer.of({ layer: 'other', x: 5, y: 0 })).kind).toBe('refused')
    expect(shown).toEqual([5, 0])
  })
})
