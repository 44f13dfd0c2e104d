import { describe, expect, it } from 'vitest'
import { type Engine, layerId, type Paint, setLayer } from '../../../../engine/index.ts'
import { solid } from '../../../../engine/plugin.ts'
import { clearLayerPaint } from '../../../../plugins/tools/colour/tool.ts'
import { documentOf, textLayer } from '../../../support/drawing.ts'
import { openSoccer, runOn, soccer } from '../../../support/openSoccer.ts'

const [white, red] = [solid('#ffffff'), solid('#ff0000')]
const layer = 'team'

function withText(): Engine {
  const engine = openSoccer()
  engine.dispatch({ type: 'text.add', payload: { layer, words: 'Naga', slot: 'teamName', paint: white } })
  return engine
}
const paint = (engine: Engine, version: 'player' | 'goalkeeper', to: Paint) =>
  engine.dispatch(setLayer.of({ layer, version, fields: { paint: to } }))
const paintOf = (engine: Engine) => engine.document.current().layers[layerId(layer)]?.paint
const ownOf = (engine: Engine) => engine.document.current().goalkeeper.layers[layerId(layer)]?.paint ?? null

describe('colouring lettering', () => {
  it('colours the players and the goalkeeper apart', () => {
    const engine = withText()
    paint(engine, 'goalkeeper', red)
    expect([paintOf(engine), ownOf(engine)]).toEqual([white, red])
    engine.dispatch(clearLayerPaint.of({ layer, version: 'goalkeeper' }))
    expect(ownOf(engine)).toBeNull()
  })

  it('keeps a red that was said over a red, when the first one is taken back', () => {
    const engine = withText()
    paint(engine, 'player', red)
    paint(engine, 'player', red)
    engine.undo()
    expect(paintOf(engine)).toEqual(red)
  })

  it('takes an angle modulo 360 and holds stops between the ends', () => {
    const engine = withText()
    const stops = [
      { at: -4, colour: '#000000' },
      { at: 1.5, colour: '#ffffff' },
    ]
    paint(engine, 'player', { type: 'linear', angle: -450, stops })
    expect(paintOf(engine)).toEqual({
      type: 'linear',
      angle: 270,
      stops: [
        { at: 0, colour: '#000000' },
        { at: 1, colour: '#ffffff' },
      ],
    })
  })

  it.each<[string, unknown]>([
    ['an angle that is no number', { type: 'linear', angle: Number.NaN, stops: [] }],
    ['one stop', { type: 'radial', stops: [{ at: 0, colour: '#000000' }] }],
    ['seventeen stops', { type: 'radial', stops: Array(17).fill({ at: 0, colour: '#000000' }) }],
    ['a stop nowhere', { type: 'radial', stops: Array(2).fill({ at: Number.NaN, colour: '#000000' }) }],
    ['a word', 'red'],
    ['nothing', null],
  ])('refuses %s', (_, given) => {
    expect(paint(withText(), 'player', given as Paint)).toEqual({ kind: 'refused', reason: 'invalid-payload' })
  })

  it('refuses what is gone, locked, or has no paint', () => {
    const layers = { team: textLayer('A', { locked: true }), crest: textLayer('', { kind: 'image' }) }
    const document = documentOf({ layers })
    const reasons = ['team', 'crest', 'gone'].map(id => {
      const run = runOn(document, setLayer.of({ layer: id, version: 'player', fields: { paint: red } }))
      return run.kind === 'refused' && run.reason
    })
    expect(reasons).toEqual(['layer-locked', 'layer-other-kind', 'layer-missing'])
    const clearing = ['team', 'gone', 'crest'].map(id => {
      const run = clearLayerPaint.run(document, { layer: id, version: 'goalkeeper' }, soccer)
      return run.kind === 'refused' && run.reason
    })
    expect(clearing).toEqual(['layer-locked', 'layer-missing', 'nothing-changes'])
  })
})
