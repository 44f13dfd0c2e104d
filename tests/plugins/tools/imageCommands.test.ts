import { describe, expect, it } from 'vitest'
import {
  assetsOfLayer,
  type ImageStep,
  type LayerSettings,
  layerId,
  setLayer,
  type Version,
} from '../../../engine/index.ts'
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

  it('[A28] is edited in steps of which each is one entry, and keeps what it was made from', () => {
    const { engine, layer } = placed()
    const step = { kind: 'flip', axis: 'x' } as const
    const shown = () => commands.edits.of(layer() ?? expect.unreachable('It is there.'))
    const edit = (steps: readonly ImageStep[], result = other) =>
      engine.dispatch(
        commands.edit.of({ layer: 'one', version: 'player', asset: result, source: asset, steps: [...steps] }),
      )
    edit([step])
    edit([step, { kind: 'vectorise', colours: 4, detail: 50 }], 'c'.repeat(64))
    expect(shown()).toMatchObject({ source: asset, steps: [step, { kind: 'vectorise' }] })
    expect(assetsOfLayer(layer() ?? {})).toEqual(['c'.repeat(64), asset])
    engine.undo()
    expect([layer()?.asset, shown().steps]).toEqual([other, [step]])
    engine.undo()
    expect([layer()?.asset, shown().steps, shown().source]).toEqual([asset, [], null])
    const wrong: readonly unknown[] = [
      { kind: 'crop', x: 2, y: 0, width: 1, height: 1 },
      { kind: 'vectorise', colours: 17, detail: 0 },
      { kind: 'blur' },
      { kind: 'background', spots: [[0, Number.NaN]], tolerance: 1, edge: 0, strokes: [] },
    ]
    for (const one of wrong) expect(edit([one as ImageStep]).kind).toBe('refused')
    expect(edit(Array.from({ length: 25 }, () => step)).kind).toBe('refused')
    expect(edit([{ kind: 'vectorise', colours: 4, detail: 50 }, step]).kind).toBe('refused')
  })

  it('says whose work it is until another one is in its place', () => {
    const engine = openSoccer()
    const credit = { author: 'Lorc', licence: 'CC BY 3.0', page: 'https://game-icons.net' }
    engine.dispatch(commands.add.of({ layer: 'one', slot, asset, credit }))
    const shown = () => commands.edits.of(engine.document.current().layers[layerId('one')] ?? expect.unreachable())
    expect(shown().credit).toEqual(credit)
    engine.dispatch(commands.replace.of({ layer: 'one', version: 'player', asset: other }))
    expect(shown().credit).toBeNull()
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
