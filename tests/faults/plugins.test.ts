import { describe, expect, it } from 'vitest'
import { createEngine, emptyDocument, type PluginError, type ToolPlugin } from '../../engine/index.ts'
import { canonical, openEngine, run } from '../support/peers.ts'
import { plainGarment } from '../support/plainGarment.ts'
import { addText, breakDown, plainTool, setColour } from '../support/plainTools.ts'

function withErrors() {
  const errors: PluginError[] = []
  return { engine: openEngine({ onPluginError: error => errors.push(error) }), errors }
}

describe('a plugin that throws while it edits', () => {
  it('[P1] is reported and refused, and the design is as it was', () => {
    const { engine, errors } = withErrors()
    run(engine, setColour.of({ zone: 'base', colour: '#ff0000' }))
    const before = canonical(engine.document.current())
    expect(engine.dispatch(breakDown.of({}))).toEqual({ kind: 'refused', reason: 'plugin-failed' })
    expect(canonical(engine.document.current())).toBe(before)
    expect(errors).toEqual([{ plugin: 'plain', during: 'edit', message: 'The tool fell apart.' }])
    run(engine, addText.of({ layer: 'name', text: 'A' }))
  })

  it('[P1] shows nothing of it in a preview either', () => {
    const { engine, errors } = withErrors()
    expect(engine.preview(breakDown.of({}))).toEqual({ kind: 'refused', reason: 'plugin-failed' })
    expect(engine.shown.current()).toBe(engine.document.current())
    expect(errors.length).toBe(1)
  })
})

describe('plugins', () => {
  const open = (...tools: ToolPlugin[]) => openEngine({ tools })

  it('[P2] that claim the same command, layer or id are refused with both names', () => {
    expect(() => open(plainTool, { ...plainTool, id: 'twin' })).toThrow(/"test.setColour": plain and twin/)
    expect(() => open(plainTool, { ...plainTool, id: 'twin', commands: [] })).toThrow(/plain and twin draw layers/)
    expect(() => open(plainTool, { ...plainTool, commands: [], layerKinds: [] })).toThrow(/have the id "plain"/)
  })

  it('[P3] that do not apply to the garment bring no commands', () => {
    const engine = open({ ...plainTool, appliesTo: garment => garment !== plainGarment })
    expect(engine.dispatch(addText.of({ layer: 'a', text: 'A' }))).toEqual({
      kind: 'refused',
      reason: 'unknown-command',
    })
  })

  it('[P4] missing on one peer leave the same log and the same document there', () => {
    const { engine } = withErrors()
    run(engine, setColour.of({ zone: 'base', colour: '#ff0000' }), addText.of({ layer: 'name', text: 'A' }))
    const bare = createEngine({
      garment: plainGarment,
      tools: [],
      author: engine.timeline.log().author,
      name: 'bare',
      newClient: () => 4,
      now: () => 0,
      onPluginError() {},
    })
    bare.timeline.log().apply(engine.timeline.log().update(), { from: 'peer', transport: 'test' })
    expect(canonical(bare.document.current())).toBe(canonical(engine.document.current()))
    expect(bare.timeline.log().update()).toEqual(engine.timeline.log().update())
  })

  it('[C3] commands with nonsense inside are refused and logged nowhere', () => {
    const { engine } = withErrors()
    for (const payload of [undefined, null, 'x', {}, { zone: 5, colour: 'red' }, { zone: 'base' }]) {
      expect(engine.dispatch({ type: 'test.setColour', payload })).toEqual({
        kind: 'refused',
        reason: 'invalid-payload',
      })
    }
    expect(engine.dispatch({ type: 'nobody.knows', payload: {} })).toEqual({
      kind: 'refused',
      reason: 'unknown-command',
    })
    expect(engine.dispatch(setColour.of({ zone: 'base', colour: 'crimson' }))).toEqual({
      kind: 'refused',
      reason: 'invalid-value',
    })
    expect(canonical(engine.document.current())).toBe(canonical(emptyDocument))
    expect(engine.timeline.log().entries()).toEqual([])
  })
})
