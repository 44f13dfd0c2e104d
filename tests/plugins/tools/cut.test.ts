import { describe, expect, it } from 'vitest'
import {
  type Command,
  emptyDocument,
  fabricKinds,
  shownFabric,
  shownOptions,
  type Version,
} from '../../../engine/index.ts'
import { optionId } from '../../../engine/plugin.ts'
import { garments } from '../../../plugins/index.ts'
import { setFabric, setOption } from '../../../plugins/tools/cut/tool.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'

const opened = () => {
  const engine = openSoccer()
  return {
    engine,
    cutOf: (version: Version) => shownOptions({ document: engine.document.current(), garment: soccer }, version, null),
    reason: (command: Command) => {
      const outcome = engine.dispatch(command)
      return outcome.kind === 'refused' ? outcome.reason : outcome.kind
    },
  }
}
const values = soccer.options.flatMap(({ id, values }) => values.map(value => [id as string, value] as const))

describe('the cut', () => {
  it.each(values)('can have %s %s', (option, value) => {
    const { cutOf, reason } = opened()
    expect(reason(setOption.of({ option, value, version: 'player' }))).toBe('applied')
    expect(cutOf('player')[option]).toBe(value)
  })

  it('is undone and redone', () => {
    const { engine, cutOf } = opened()
    engine.dispatch(setOption.of({ option: 'collar', value: 'v', version: 'player' }))
    engine.undo()
    expect([cutOf('player').collar, engine.document.current().options]).toEqual(['crew', {}])
    engine.redo()
    expect(cutOf('player').collar).toBe('v')
  })

  it('is of the goalkeeper alone in his view, until it is the same as the players’ again', () => {
    const { engine, cutOf } = opened()
    engine.dispatch(setOption.of({ option: 'sleeve', value: 'long', version: 'goalkeeper' }))
    expect([cutOf('player').sleeve, cutOf('goalkeeper').sleeve]).toEqual(['short', 'long'])
    engine.dispatch(setOption.of({ option: 'sleeve', value: null, version: 'goalkeeper' }))
    expect(cutOf('goalkeeper').sleeve).toBe('short')
    expect(engine.document.current().goalkeeper.options).toEqual({})
    engine.dispatch(setOption.of({ option: 'sleeve', value: 'long', version: 'player' }))
    expect(cutOf('goalkeeper').sleeve).toBe('long')
  })

  it('keeps what the goalkeeper chose when the players’ cut becomes the same and changes again', () => {
    const { engine, cutOf } = opened()
    engine.dispatch(setOption.of({ option: 'sleeve', value: 'short', version: 'goalkeeper' }))
    engine.dispatch(setOption.of({ option: 'sleeve', value: 'long', version: 'player' }))
    expect([cutOf('player').sleeve, cutOf('goalkeeper').sleeve]).toEqual(['long', 'short'])
  })

  it('goes back to how the garment comes', () => {
    const { engine, cutOf, reason } = opened()
    expect(reason(setOption.of({ option: 'shorts', value: null, version: 'player' }))).toBe('nothing-changes')
    engine.dispatch(setOption.of({ option: 'shorts', value: 'without', version: 'player' }))
    engine.dispatch(setOption.of({ option: 'shorts', value: null, version: 'player' }))
    expect([cutOf('player').shorts, engine.document.current().options]).toEqual(['with', {}])
  })

  it.each([
    ['a value of another part', { option: 'collar', value: 'long' }, 'value-missing'],
    ['a collar that is not made', { option: 'collar', value: 'ruff' }, 'value-missing'],
    ['a value of every object', { option: 'collar', value: 'constructor' }, 'value-missing'],
    ['a part that is not made', { option: 'hood', value: 'v' }, 'option-missing'],
    ['a part of every object', { option: '__proto__', value: 'v' }, 'option-missing'],
    ['no part', { option: '', value: 'v' }, 'invalid-payload'],
    ['no number', { option: 'collar', value: Number.NaN }, 'invalid-payload'],
    ['a novel', { option: 'collar', value: 'v'.repeat(65) }, 'invalid-payload'],
    ['nothing', { option: 'collar' }, 'invalid-payload'],
    ['a version that nobody wears', { option: 'collar', value: 'v', version: 'referee' }, 'invalid-payload'],
  ])('does not take %s', (_, payload, reason) => {
    const { engine, ...design } = opened()
    expect(design.reason({ type: 'cut.setOption', payload: { version: 'player', ...payload } })).toBe(reason)
    expect(engine.document.current().options).toEqual({})
  })

  it('leaves nothing for a choice that the goalkeeper does not have', () => {
    const { engine, reason } = opened()
    expect(reason(setOption.of({ option: 'collar', value: null, version: 'goalkeeper' }))).toBe('nothing-changes')
    expect(engine.document.current().goalkeeper.options[optionId('collar')]).toBeUndefined()
  })
})

describe('the fabric', () => {
  const fabricOf = (engine: ReturnType<typeof openSoccer>) => engine.document.current().design.fabric

  it('is chosen, seen, and undone', () => {
    const { engine, reason } = opened()
    expect(shownFabric(engine.document.current(), soccer)).toBe('jersey')
    expect(reason(setFabric.of({ fabric: 'mesh' }))).toBe('applied')
    expect([fabricOf(engine), shownFabric(engine.document.current(), soccer)]).toEqual(['mesh', 'mesh'])
    engine.undo()
    expect(fabricOf(engine)).toBeNull()
  })

  it('is seen as the garment’s own when the shop calls it by a name that nobody knows', () => {
    const { engine, reason } = opened()
    expect(reason(setFabric.of({ fabric: 'naga-silk' }))).toBe('applied')
    expect([fabricOf(engine), shownFabric(engine.document.current(), soccer)]).toEqual(['naga-silk', 'jersey'])
  })

  it.each(garments.map(garment => [garment.slug, garment] as const))(
    'is of every %s while none is chosen',
    (_, garment) => {
      expect(fabricKinds).toContain(shownFabric(emptyDocument, garment))
    },
  )

  it.each([
    ['the same again', null, 'nothing-changes'],
    ['no name', '', 'invalid-payload'],
    ['a number', 7, 'invalid-payload'],
    ['a novel', 'v'.repeat(65), 'invalid-payload'],
  ])('does not take %s', (_, fabric, reason) => {
    const { engine, ...design } = opened()
    expect(design.reason({ type: 'cut.setFabric', payload: { fabric } })).toBe(reason)
    expect(fabricOf(engine)).toBeNull()
  })
})
