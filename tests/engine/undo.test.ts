import { describe, expect, it } from 'vitest'
import { emptyDocument, layerId } from '../../engine/index.ts'
import { zoneKey } from '../../engine/plugin.ts'
import { canonical, openEngine, people, run } from '../support/peers.ts'
import { addText, moveLayer, removeLayer, setColour } from '../support/plainTools.ts'

const base = (engine: ReturnType<typeof openEngine>) => engine.document.current().zones[zoneKey('base')]?.paint
const red = setColour.of({ zone: 'base', colour: '#ff0000' })
const blue = setColour.of({ zone: 'base', colour: '#0000ff' })

describe('undo and redo', () => {
  it('[H1] takes back the latest step of its own author only', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, red)
    run(b.engine, setColour.of({ zone: 'collar', colour: '#00ff00' }))
    expect(a.engine.undo()).toMatchObject({ kind: 'changed', type: 'test.setColour' })
    expect(base(a.engine)).toBeUndefined()
    expect(b.engine.document.current().zones[zoneKey('collar')]?.paint).toEqual({ type: 'solid', colour: '#00ff00' })
    expect(canonical(a.engine.document.current())).toBe(canonical(b.engine.document.current()))
  })

  it('[H2] says who has replaced a step, and does not bring it back when that one is undone', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, red)
    run(b.engine, blue)
    expect(a.engine.undo()).toMatchObject({ kind: 'already-replaced', by: 'Vichea#1' })
    expect(base(a.engine)).toEqual({ type: 'solid', colour: '#0000ff' })
    b.engine.undo()
    expect(base(a.engine)).toBeUndefined()
  })

  it('[H3] brings a deleted layer back with what others did to it meanwhile', () => {
    const [a, b] = people(['Sokha', 'Vichea'])
    if (!a || !b) throw new Error('two people are needed')
    run(a.engine, addText.of({ layer: 'name', text: 'អង្គរ' }))
    a.line.cut()
    run(a.engine, removeLayer.of({ layer: 'name' }))
    run(b.engine, moveLayer.of({ layer: 'name', x: 7, y: 0 }))
    a.line.reconnect()
    expect(b.engine.document.current().layers[layerId('name')]).toBeUndefined()
    a.engine.undo()
    expect(b.engine.document.current().layers[layerId('name')]?.place.x).toBe(7)
  })

  it('[H4] a new command clears what its own author could redo', () => {
    const engine = openEngine()
    run(engine, red)
    engine.undo()
    run(engine, blue)
    expect(engine.redo()).toEqual({ kind: 'nothing' })
    engine.undo()
    expect(canonical(engine.document.current())).toBe(canonical(emptyDocument))
  })
})
