import { describe, expect, it } from 'vitest'
import { type Engine, tileBook, type Version } from '../../../engine/index.ts'
import { noPattern, optionId, type PatternFill, zoneKey } from '../../../engine/plugin.ts'
import { set } from '../../../plugins/tools/pattern/tool.ts'
import { openSoccer, soccer } from '../../support/openSoccer.ts'

const base = zoneKey('base')
const dots: PatternFill = { id: 'dots', scale: 1, turn: 0, opacity: 0.4, tint: '#ffffff' }
const put = (engine: Engine, pattern: PatternFill | null, version: Version = 'player', zone = 'base') =>
  engine.dispatch(set.of({ zone, pattern, version }))
const players = (engine: Engine) => engine.document.current().zones[base]?.pattern
const keepers = (engine: Engine) => engine.document.current().goalkeeper.zones[base]
const reason = (outcome: ReturnType<typeof put>) => (outcome.kind === 'refused' ? outcome.reason : outcome.kind)

describe('a pattern over a zone', () => {
  it('is any of the tiles, on every zone of the cut', () => {
    const engine = openSoccer()
    for (const { id } of tileBook) expect(reason(put(engine, { ...dots, id }))).toBe('applied')
    for (const zone of ['sleeves', 'collar', 'stripe']) {
      expect(reason(put(engine, dots, 'player', zone))).toBe('applied')
    }
    expect(players(engine)?.id).toBe('lattice')
  })

  it('is taken off again, and only where one is', () => {
    const engine = openSoccer()
    expect(reason(put(engine, null))).toBe('nothing-changes')
    put(engine, dots)
    put(engine, null)
    expect(players(engine)).toBeUndefined()
  })

  it('comes off the goalkeeper over the players’ one, and back', () => {
    const engine = openSoccer()
    put(engine, dots)
    put(engine, noPattern, 'goalkeeper')
    expect(keepers(engine)).toEqual({ pattern: noPattern })
    expect(players(engine)).toEqual(dots)
    put(engine, { ...dots, id: 'kbach' }, 'goalkeeper')
    expect(keepers(engine)?.pattern?.id).toBe('kbach')
    put(engine, null, 'goalkeeper')
    expect(keepers(engine)).toBeUndefined()
    expect(reason(put(engine, null, 'goalkeeper'))).toBe('nothing-changes')
  })

  it('refuses tiles and zones that are not there', () => {
    const engine = openSoccer()
    expect(reason(put(engine, { ...dots, id: 'tartan' }))).toBe('tile-missing')
    expect(reason(put(engine, { ...dots, id: 'constructor' }))).toBe('tile-missing')
    expect(reason(put(engine, dots, 'player', 'cape'))).toBe('zone-missing')
  })

  it('refuses a zone that the cut of that version lacks', () => {
    const document = { ...openSoccer().document.current(), options: { [optionId('shorts')]: { value: 'without' } } }
    const run = (zone: string) => set.run(document, { zone, version: 'goalkeeper', pattern: dots }, soccer)
    expect(run('shorts')).toEqual({ kind: 'refused', reason: 'zone-missing' })
    expect(run('base').kind).toBe('ran')
  })

  it.each<Partial<Record<keyof PatternFill, unknown>>>([
    { scale: Number.NaN },
    { scale: 0 },
    { scale: 5 },
    { scale: Number.POSITIVE_INFINITY },
    { turn: Number.NaN },
    { turn: 361 },
    { opacity: -0.1 },
    { opacity: 1.1 },
    { opacity: Number.NaN },
    { tint: 'red' },
    { tint: null },
    { id: '' },
    { extra: 1 } as object,
  ])('refuses %o', wrong => {
    const engine = openSoccer()
    expect(reason(put(engine, { ...dots, ...wrong } as PatternFill))).toBe('invalid-payload')
  })

  it('is one step back, as one gesture', () => {
    const engine = openSoccer()
    put(engine, dots)
    engine.preview(set.of({ zone: 'base', version: 'player', pattern: { ...dots, turn: 45 } }))
    expect(engine.shown.current().zones[base]?.pattern?.turn).toBe(45)
    expect(players(engine)?.turn).toBe(0)
    put(engine, { ...dots, turn: 50 })
    engine.undo()
    expect(players(engine)).toEqual(dots)
  })
})
