import { describe, expect, it } from 'vitest'
import type { Engine, Paint, Version } from '../../../engine/index.ts'
import { noLayout, optionId, solid, zoneKey } from '../../../engine/plugin.ts'
import { setLayout, setPaint } from '../../../plugins/tools/stripes/tool.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'

const lay = (engine: Engine, layout: string | null, version: Version = 'player', zone = 'stripe') =>
  engine.dispatch(setLayout.of({ zone, layout, version }))
const paint = (engine: Engine, to: Paint | null, version: Version = 'player', zone = 'stripe') =>
  engine.dispatch(setPaint.of({ zone, paint: to, version }))
const stripe = zoneKey('stripe')
const players = (engine: Engine, zone = stripe) => engine.document.current().zones[zone]
const keepers = (engine: Engine) => engine.document.current().goalkeeper.zones[stripe]
const reason = (outcome: ReturnType<typeof lay>) => (outcome.kind === 'refused' ? outcome.reason : outcome.kind)

const zones = soccer.zones(soccer.pattern('M', { shorts: 'with' })).filter(({ layouts }) => layouts)
const choices = zones.flatMap(({ key, layouts }) => Object.keys(layouts ?? {}).map(layout => [key, layout] as const))

describe('laying a stripe out', () => {
  it('knows every layout of every stripe of the kit', () => {
    expect(zones).toHaveLength(8)
    const engine = openSoccer()
    const refused = choices.filter(([zone, layout]) => reason(lay(engine, layout, 'player', zone)) !== 'applied')
    expect(refused).toEqual([])
  })

  it('keeps its colour, and the other stripes', () => {
    const engine = openSoccer()
    paint(engine, solid('#ffffff'))
    lay(engine, 'hoops')
    lay(engine, 'band', 'player', 'hem')
    expect(players(engine)).toEqual({ paint: solid('#ffffff'), layout: 'hoops', pattern: null })
    expect(players(engine, zoneKey('hem'))?.layout).toBe('band')
  })

  it('takes it off again, and only what is there', () => {
    const engine = openSoccer()
    expect(reason(lay(engine, null))).toBe('nothing-changes')
    lay(engine, 'sash')
    lay(engine, null)
    expect(players(engine)).toBeUndefined()
  })

  it('refuses what the cut lacks', () => {
    const engine = openSoccer()
    expect(reason(lay(engine, 'tartan'))).toBe('layout-missing')
    expect(reason(lay(engine, 'constructor'))).toBe('layout-missing')
    expect(reason(lay(engine, 'hoops', 'player', 'cape'))).toBe('zone-missing')
    expect(reason(lay(engine, 'hoops', 'player', 'base'))).toBe('zone-missing')
    expect(reason(lay(engine, ''))).toBe('invalid-payload')
    expect(engine.history.current().items).toEqual([])
  })

  it('refuses a stripe on a piece that the cut of that version lacks', () => {
    const document = { ...openSoccer().document.current(), options: { [optionId('shorts')]: { value: 'without' } } }
    const side = { zone: 'shortsStripe', layout: 'side', version: 'goalkeeper' }
    expect(setLayout.run(document, side, soccer)).toEqual({ kind: 'refused', reason: 'zone-missing' })
    const ribbed = { ...document, options: { [optionId('cuff')]: { value: 'rib' } } }
    const cuffs = { zone: 'cuffs', layout: 'band', version: 'player' }
    expect(setLayout.run(ribbed, cuffs, soccer)).toEqual({ kind: 'refused', reason: 'zone-missing' })
  })

  it('is one step back', () => {
    const engine = openSoccer()
    lay(engine, 'hoops')
    engine.preview(setLayout.of({ zone: 'stripe', layout: 'sash', version: 'player' }))
    expect(engine.shown.current().zones[stripe]?.layout).toBe('sash')
    expect(players(engine)?.layout).toBe('hoops')
    lay(engine, 'sash')
    engine.undo()
    expect(players(engine)?.layout).toBe('hoops')
  })
})

describe('the stripe of the goalkeeper', () => {
  it('is the players’ until he has his own, or none', () => {
    const engine = openSoccer()
    lay(engine, 'hoops')
    expect(keepers(engine)).toBeUndefined()
    lay(engine, 'sash', 'goalkeeper')
    expect(keepers(engine)).toEqual({ layout: 'sash' })
    lay(engine, noLayout, 'goalkeeper')
    expect(keepers(engine)).toEqual({ layout: 'none' })
    expect(players(engine)?.layout).toBe('hoops')
    lay(engine, null, 'goalkeeper')
    expect(keepers(engine)).toBeUndefined()
  })

  it('has a colour of its own until that is taken back', () => {
    const engine = openSoccer()
    paint(engine, solid('#ff0000'))
    paint(engine, solid('#00ff00'), 'goalkeeper')
    expect(keepers(engine)).toEqual({ paint: solid('#00ff00') })
    paint(engine, null, 'goalkeeper')
    expect(keepers(engine)).toBeUndefined()
    expect(reason(paint(engine, null, 'goalkeeper'))).toBe('nothing-changes')
  })
})

describe('colouring a stripe', () => {
  it('paints zones with layouts, and those of the cut alone', () => {
    const engine = openSoccer()
    expect(reason(paint(engine, solid('#ff0000')))).toBe('applied')
    expect(players(engine)?.paint).toEqual(solid('#ff0000'))
    expect(reason(paint(engine, solid('#ff0000'), 'player', 'base'))).toBe('zone-missing')
    expect(reason(paint(engine, solid('#ff0000'), 'player', 'cape'))).toBe('zone-missing')
  })

  it.each([
    ['a word', { type: 'solid', colour: 'red' }],
    ['no angle', { type: 'linear', angle: Number.NaN, stops: [{ at: 0, colour: '#ff0000' }] }],
    ['nothing', undefined],
  ])('refuses %s', (_, wrong) => {
    const engine = openSoccer()
    expect(
      engine.check({ type: 'stripes.setPaint', payload: { zone: 'stripe', version: 'player', paint: wrong } }).kind,
    ).toBe('refused')
  })

  it('stays when somebody takes the same colour back', () => {
    const engine = openSoccer()
    paint(engine, solid('#ff0000'))
    expect(reason(paint(engine, solid('#ff0000')))).toBe('applied')
    engine.undo()
    expect(players(engine)?.paint).toEqual(solid('#ff0000'))
  })
})
