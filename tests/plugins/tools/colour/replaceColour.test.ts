import { describe, expect, it } from 'vitest'
import { type Engine, layerId, setLayer } from '../../../../engine/index.ts'
import { solid } from '../../../../engine/plugin.ts'
import { replaceColour, usesOfColour } from '../../../../plugins/tools/colour/replaceColour.ts'
import { setZonePaint } from '../../../../plugins/tools/colour/tool.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

const [white, red, jade] = ['#ffffff', '#c2182b', '#0f9d76'] as const
const layer = 'team'

function kit(): Engine {
  const engine = openSoccer()
  engine.dispatch(setZonePaint.of({ zone: 'base', version: 'player', paint: solid(red) }))
  const stops = [
    { at: 0, colour: red.toUpperCase() },
    { at: 1, colour: white },
  ]
  engine.dispatch(setZonePaint.of({ zone: 'sleeves', version: 'player', paint: { type: 'linear', angle: 0, stops } }))
  engine.dispatch(setZonePaint.of({ zone: 'collar', version: 'goalkeeper', paint: solid(red) }))
  engine.dispatch({ type: 'text.add', payload: { layer, words: 'Naga', slot: 'teamName', paint: solid(white) } })
  engine.dispatch(setLayer.of({ layer, version: 'player', fields: { outlines: [{ colour: red, width: 4 as never }] } }))
  return engine
}
const replaced = (engine: Engine, from: string, to: string) => engine.dispatch(replaceColour.of({ from, to })).kind

describe('replacing a colour', () => {
  it('reaches cloth, stops of gradients, outlines and the goalkeeper, in one step', () => {
    const engine = kit()
    const before = engine.document.current()
    const uses = usesOfColour(before, soccer, red)
    expect(replaced(engine, red, jade)).toBe('applied')
    const { zones, goalkeeper, layers } = engine.document.current()
    expect(Object.values(zones).map(({ paint }) => paint)).toEqual(
      expect.arrayContaining([
        solid(jade),
        {
          type: 'linear',
          angle: 0,
          stops: [
            { at: 0, colour: jade },
            { at: 1, colour: white },
          ],
        },
      ]),
    )
    expect(Object.values(goalkeeper.zones)).toEqual([expect.objectContaining({ paint: solid(jade) })])
    expect(layers[layerId(layer)]?.outlines).toMatchObject([{ colour: jade, width: 4 }])
    expect(JSON.stringify(engine.document.current()).toLowerCase()).not.toContain(red)
    expect(usesOfColour(engine.document.current(), soccer, jade)).toBe(uses)
    engine.undo()
    expect(engine.document.current()).toEqual(before)
  })

  it('reaches what shows the garment’s own paint', () => {
    const engine = openSoccer()
    const [zone] = soccer.zones(soccer.pattern('M', {}))
    const own = zone?.initial.type === 'solid' ? zone.initial.colour : expect.unreachable()
    expect(replaced(engine, own, jade)).toBe('applied')
    expect(Object.values(engine.document.current().zones)).toContainEqual(
      expect.objectContaining({ paint: solid(jade) }),
    )
    expect(usesOfColour(engine.document.current(), soccer, own)).toBe(0)
  })

  it('leaves what is locked', () => {
    const engine = kit()
    engine.dispatch(setLayer.of({ layer, version: 'player', fields: { locked: true } }))
    const isLocked = engine.document.current().layers[layerId(layer)]?.locked
    replaced(engine, red, jade)
    expect([isLocked, engine.document.current().layers[layerId(layer)]?.outlines[0]?.colour]).toEqual([true, red])
  })

  it('is refused where nothing has the colour, and for what is no colour', () => {
    const engine = kit()
    expect(replaced(engine, '#123456', jade)).toBe('refused')
    expect(replaced(engine, 'red', jade)).toBe('refused')
  })
})
