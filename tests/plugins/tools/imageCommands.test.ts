import { describe, expect, it } from 'vitest'
import { type LayerSettings, layerId, setLayer, type Version } from '../../../engine/index.ts'
import { commands as crest } from '../../../plugins/tools/crest/tool.ts'
import { commands as image } from '../../../plugins/tools/image/tool.ts'
import { commands as sponsor } from '../../../plugins/tools/sponsor/tool.ts'
import { openSoccer } from '../../support/openSoccer.ts'

const asset = 'a'.repeat(64)
const other = 'b'.repeat(64)

const set = (fields: LayerSettings, version: Version = 'player') => setLayer.of({ layer: 'one', version, fields })

describe.each([
  ['crest', crest, 'logo', 'logo'],
  ['sponsor', sponsor, 'sponsor', 'sponsor'],
  ['image', image, 'frontImage', 'image'],
] as const)('a %s', (tool, commands, slot, kind) => {
  const placed = () => {
    const engine = openSoccer()
    expect(engine.dispatch(commands.add.of({ layer: 'one', slot, asset })).kind).toBe('applied')
    return { engine, layer: () => engine.document.current().layers[layerId('one')] }
  }

  it('comes into its slot', () => {
    expect(placed().layer()).toMatchObject({ kind, slot, asset })
  })

  it('is replaced in its place, and back again by undo', () => {
    const { engine, layer } = placed()
    const before = layer()
    engine.dispatch(commands.replace.of({ layer: 'one', version: 'player', asset: other }))
    expect(layer()).toEqual({ ...before, asset: other })
    engine.undo()
    expect(layer()).toEqual(before)
  })

  it('is changed for the goalkeeper alone in his view', () => {
    const { engine, layer } = placed()
    const before = layer()
    engine.dispatch(set({ size: { width: 50, height: 40 } }, 'goalkeeper'))
    engine.dispatch(set({ opacity: 0.5 }, 'goalkeeper'))
    engine.dispatch(set({ place: { x: 7 } }, 'goalkeeper'))
    engine.dispatch(set({ place: { turn: 9 } }, 'goalkeeper'))
    expect(layer()).toEqual(before)
    expect(engine.document.current().goalkeeper.layers[layerId('one')]).toMatchObject({
      size: { width: 50, height: 40 },
      opacity: 0.5,
      place: { x: 7, turn: 9 },
    })
    const done = engine.history.current().items.map(({ type }) => type)
    expect(done).toEqual([
      `${tool}.add`,
      ...['setSize', 'setOpacity', 'setPlace', 'setPlace'].map(verb => `${tool}.${verb}`),
    ])
  })

  it('is removed', () => {
    const { engine, layer } = placed()
    engine.dispatch(commands.remove.of({ layer: 'one' }))
    expect(layer()).toBeUndefined()
  })

  it.each([
    ['a size of no number', set({ size: { width: Number.NaN, height: 9 } })],
    ['an endless size', set({ size: { width: 9, height: Number.POSITIVE_INFINITY } })],
    ['more than all opacity', set({ opacity: 1.1 })],
    [
      'a picture that is no sha256',
      commands.replace.of({ layer: 'one', version: 'player', asset: '../../etc/passwd' }),
    ],
    ['a place off the cloth', set({ place: { x: 1e9 } })],
  ])('does not take %s', (_, command) => {
    expect(placed().engine.dispatch(command)).toEqual({ kind: 'refused', reason: 'invalid-payload' })
  })

  it('does not come twice, into no slot, or in the place of another kind', () => {
    const { engine } = placed()
    const refusal = (command: Parameters<typeof engine.dispatch>[0]) => engine.dispatch(command)
    expect(refusal(commands.add.of({ layer: 'one', slot, asset }))).toMatchObject({ reason: 'layer-exists' })
    expect(refusal(commands.add.of({ layer: 'two', slot: 'nowhere', asset }))).toMatchObject({ reason: 'slot-missing' })
    const foreign = tool === 'image' ? crest : image
    expect(refusal(foreign.remove.of({ layer: 'one' }))).toMatchObject({ reason: 'layer-other-kind' })
    expect(refusal(commands.remove.of({ layer: 'gone' }))).toMatchObject({ reason: 'layer-missing' })
  })
})
