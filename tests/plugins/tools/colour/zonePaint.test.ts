import { describe, expect, it } from 'vitest'
import type { Engine, Paint } from '../../../../engine/index.ts'
import { solid, zoneKey } from '../../../../engine/plugin.ts'
import { clearZonePaint, setZonePaint } from '../../../../plugins/tools/colour/tool.ts'
import { openSoccer } from '../../../support/openSoccer.ts'

const red = solid('#ff0000')
const blue = solid('#0000ff')
const fade: Paint = {
  type: 'linear',
  angle: 180,
  stops: [
    { at: 0, colour: '#ff0000' },
    { at: 1, colour: '#0000ff' },
  ],
}
const paint = (engine: Engine, zone: string, to: Paint, version: 'player' | 'goalkeeper' = 'player') =>
  engine.dispatch(setZonePaint.of({ zone, version, paint: to }))
const paintOf = (engine: Engine, zone: string) => engine.document.current().zones[zoneKey(zone)]?.paint ?? null

describe('colouring a zone', () => {
  it('paints it solid or with a gradient', () => {
    const engine = openSoccer()
    expect(paint(engine, 'base', red).kind).toBe('applied')
    expect(paintOf(engine, 'base')).toEqual(red)
    paint(engine, 'base', fade)
    expect(paintOf(engine, 'base')).toEqual(fade)
  })

  it('leaves the other zones as they are', () => {
    const engine = openSoccer()
    paint(engine, 'base', red)
    expect(paintOf(engine, 'sleeves')).toBeNull()
  })

  it('paints the goalkeeper alone', () => {
    const engine = openSoccer()
    paint(engine, 'base', red)
    paint(engine, 'base', blue, 'goalkeeper')
    expect(paintOf(engine, 'base')).toEqual(red)
    expect(engine.document.current().goalkeeper.zones[zoneKey('base')]).toEqual({ paint: blue })
  })

  it('gives the goalkeeper back what the players wear', () => {
    const engine = openSoccer()
    paint(engine, 'base', blue, 'goalkeeper')
    engine.dispatch(clearZonePaint.of({ zone: 'base', version: 'goalkeeper' }))
    expect(engine.document.current().goalkeeper.zones[zoneKey('base')]).toBeUndefined()
  })

  it('is one step back, as one gesture', () => {
    const engine = openSoccer()
    engine.preview(setZonePaint.of({ zone: 'base', version: 'player', paint: blue }))
    expect(paintOf(engine, 'base')).toBeNull()
    expect(engine.shown.current().zones[zoneKey('base')]?.paint).toEqual(blue)
    paint(engine, 'base', red)
    engine.undo()
    expect(paintOf(engine, 'base')).toBeNull()
  })

  it('refuses a zone that the garment lacks, and what is no paint', () => {
    const engine = openSoccer()
    expect(paint(engine, 'cape', red)).toEqual({ kind: 'refused', reason: 'zone-missing' })
    expect(paint(engine, 'base', { type: 'solid', colour: 'red' })).toEqual({
      kind: 'refused',
      reason: 'invalid-payload',
    })
    expect(engine.check({ type: 'colour.setZonePaint', payload: { zone: 'base' } }).kind).toBe('refused')
  })

  it('keeps a red that was said over a red, when the first one is taken back', () => {
    const engine = openSoccer()
    paint(engine, 'base', red)
    expect(paint(engine, 'base', red).kind).toBe('applied')
    engine.undo()
    expect(paintOf(engine, 'base')).toEqual(red)
  })
})

it('writes the paint of a zone alone: a blank pattern came over the one of another person', () => {
  const engine = openSoccer()
  paint(engine, 'base', red)
  const [entry] = engine.timeline.log().entries()
  expect(entry?.kind === 'command' && entry.writes).toEqual([{ record: 'zone:base', fields: { paint: red } }])
})
