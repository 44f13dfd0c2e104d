import { describe, expect, it } from 'vitest'
import { authorId, layerId } from '../../engine/index.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { canonical, openEngine, people, run } from '../support/peers.ts'
import { addText, setColour } from '../support/plainTools.ts'
import { rawClient } from '../support/rawClient.ts'

const from = { from: 'peer', transport: 'test' } as const
const red = setColour.of({ zone: 'base', colour: '#ff0000' })

describe('two versions of the app', () => {
  it('[L9] keep one log: what the older one does not understand shows as nothing there and comes back unharmed', () => {
    const newer = rawClient(500, { head: [1, 'vichea#0', 0] })
    newer.push(['glitter.add', 1, 0, ['layer:g1', { alive: true, kind: 'glitter', sparkle: 9, text: 'from tomorrow' }]])
    newer.push(['colour.setZonePaint', 2, 0, ['zone:base', { paint: { type: 'holographic', angle: 4 } }]])
    const older = openEngine()
    run(older, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    older.timeline.log().apply(newer.update(), from)
    const { layers, zones } = older.document.current()
    expect(layers[layerId('g1')]).toMatchObject({ kind: 'glitter', text: 'from tomorrow' })
    expect(layers[layerId('g1')]).not.toHaveProperty('sparkle')
    expect(zones[zoneKey('base')]).toBeUndefined()
    const retry = openEngine()
    retry.timeline.log().apply(older.timeline.log().update(), from)
    const [glitter] = retry.timeline
      .log()
      .entries()
      .filter(entry => entry.client === 500)
    expect(glitter?.kind === 'command' && glitter.writes[0]?.fields.sparkle).toBe(9)
  })

  it('[L9] edit the same record: the older one’s edit wins where it is later, and undo shows the newer one’s again', () => {
    const newer = rawClient(500, { head: [1, 'vichea#0', 0] })
    newer.push(['colour.setZonePaint', 1, 0, ['zone:base', { paint: { type: 'solid', colour: '#0000ff' } }]])
    const older = openEngine()
    older.timeline.log().apply(newer.update(), from)
    run(older, red)
    expect(older.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#ff0000' })
    older.undo()
    expect(older.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#0000ff' })
  })
})

describe('an older version', () => {
  it('[L6] says that a newer one wrote a part of the log, passes it on, and does not say it of nonsense', () => {
    const [older, other] = people(['sokha', 'vichea'])
    if (!older || !other) throw new Error('Two people are needed.')
    const changes: boolean[] = []
    older.engine.timeline.hasNewerPart.changes$.subscribe(value => changes.push(value))
    const nonsense = rawClient(499, { head: ['nobody', 'mallory#0', 0] })
    other.engine.timeline.log().apply(nonsense.update(), from)
    run(other.engine, red)
    expect(older.engine.timeline.log().stateVector().has(499)).toBe(true)
    expect(changes).toEqual([])
    const newer = rawClient(500, { head: [3, 'vichea#0', 0] })
    newer.pushBytes(new Uint8Array([1, 2, 3]))
    other.engine.timeline.log().apply(newer.update(), from)
    expect(changes).toEqual([true])
    expect(older.engine.timeline.log().stateVector().get(500)).toBe(3)
    expect(older.engine.document.current().zones[zoneKey('base')]).toBeDefined()
  })
})

describe('a clock that jumps', () => {
  it.each([
    ['back by a year', [1_700_000_000_000, 1_668_000_000_000]],
    ['ahead by a century', [1_700_000_000_000, 4_800_000_000_000]],
    ['to zero', [1_700_000_000_000, 0]],
    ['to half a millisecond', [1_700_000_000_000, 1_700_000_000_000.5]],
  ])('[L10] %s changes neither order nor undo', (_name, times) => {
    let tick = 0
    const engine = openEngine({ now: () => times[Math.min(tick++, 1)] ?? 0 })
    run(engine, red, setColour.of({ zone: 'base', colour: '#00ff00' }))
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#00ff00' })
    engine.undo()
    expect(engine.document.current().zones[zoneKey('base')]?.paint).toEqual({ type: 'solid', colour: '#ff0000' })
    const items = engine.history.current().items
    expect(items.map(item => item.at)).toEqual(times.map(Math.round))
  })
})

describe('a duplicated tab', () => {
  it('[H9] is another author: each undoes its own steps', () => {
    const [tab, duplicate] = people(['sokha', 'sokha'])
    if (!tab || !duplicate) throw new Error('two tabs are needed')
    run(tab.engine, red)
    run(duplicate.engine, addText.of({ layer: 'name', text: 'A' }))
    expect(duplicate.engine.undo()).toMatchObject({ type: 'test.addText' })
    expect(duplicate.engine.undo()).toEqual({ kind: 'nothing' })
    expect(tab.engine.document.current().zones[zoneKey('base')]).toBeDefined()
  })

  it('[H9] that shares the author after all (no Web Locks) still converges', () => {
    const pages = [21, 22].map(client => openEngine({ author: authorId('sokha#0'), newClient: () => client }))
    const [a, b] = pages
    if (!a || !b) throw new Error('two pages are needed')
    const exchange = () => {
      a.timeline.log().apply(b.timeline.log().update(), from)
      b.timeline.log().apply(a.timeline.log().update(), from)
    }
    run(a, red)
    run(b, setColour.of({ zone: 'base', colour: '#00ff00' }))
    exchange()
    a.undo()
    b.undo()
    exchange()
    a.redo()
    exchange()
    expect(canonical(a.document.current())).toBe(canonical(b.document.current()))
    expect([a.history.current().canUndo, a.history.current().canRedo]).toEqual([
      b.history.current().canUndo,
      b.history.current().canRedo,
    ])
  })
})
