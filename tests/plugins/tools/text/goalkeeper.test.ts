import { describe, expect, it } from 'vitest'
import { type Engine, layerId, mm, setLayer, shownLayer } from '../../../../engine/index.ts'
import { isCast, solid } from '../../../../engine/plugin.ts'
import { add, ownFields, remove, sameAsPlayers } from '../../../../plugins/tools/text/commands.ts'
import { documentOf, textLayer } from '../../../support/drawing.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

const layer = 'team'
const players = { layer, version: 'player' } as const
const keeper = { layer, version: 'goalkeeper' } as const
const id = layerId(layer)

function withText(): Engine {
  const engine = openSoccer()
  engine.dispatch(add.of({ layer, words: 'Angkor', slot: 'teamName', paint: solid('#ffffff') }))
  return engine
}
const ofPlayers = (engine: Engine) => engine.document.current().layers[id] ?? expect.unreachable('There is no text.')
const own = (engine: Engine) => engine.document.current().goalkeeper.layers[id]
const ofKeeper = (engine: Engine) => shownLayer(ofPlayers(engine), own(engine))

describe('a text of the goalkeeper', () => {
  it('has its own words, colour and arc, and leaves the players theirs', () => {
    const engine = withText()
    const before = ofPlayers(engine)
    engine.dispatch(setLayer.of({ ...keeper, fields: { text: 'Keeper' } }))
    engine.dispatch(setLayer.of({ ...keeper, fields: { paint: solid('#00ff00') } }))
    engine.dispatch(setLayer.of({ ...keeper, fields: { arc: -30 } }))
    expect(ofPlayers(engine)).toEqual(before)
    expect(ofKeeper(engine)).toMatchObject({ text: 'Keeper', paint: solid('#00ff00'), arc: -30 })
    expect(ownFields(own(engine))).toEqual(['text', 'paint', 'arc'])
  })

  it('follows the players in what it has not said', () => {
    const engine = withText()
    engine.dispatch(setLayer.of({ ...keeper, fields: { arc: 45 } }))
    engine.dispatch(setLayer.of({ ...players, fields: { text: 'Naga' } }))
    expect(ofKeeper(engine)).toMatchObject({ text: 'Naga', arc: 45 })
  })

  it('moves on from where it lies, not from where the players’ lies', () => {
    const engine = withText()
    engine.dispatch(setLayer.of({ ...keeper, fields: { place: { x: 40 } } }))
    engine.dispatch(setLayer.of({ ...keeper, fields: { place: { y: 10 } } }))
    engine.dispatch(setLayer.of({ ...keeper, fields: { size: { height: 80 } } }))
    engine.dispatch(setLayer.of({ ...keeper, fields: { size: { width: 100 } } }))
    expect(ofKeeper(engine)).toMatchObject({ place: { x: 40, y: 10 }, size: { height: 80, width: 100 } })
    expect(ofPlayers(engine).place.x).toBe(0)
  })

  it('casts no shadow of its own where the players’ does', () => {
    const engine = withText()
    engine.dispatch(
      setLayer.of({ ...players, fields: { shadow: { x: mm(2), y: mm(2), colour: '#000000', opacity: 1 } } }),
    )
    engine.dispatch(setLayer.of({ ...keeper, fields: { shadow: null } }))
    expect([isCast(ofPlayers(engine).shadow), isCast(ofKeeper(engine).shadow)]).toEqual([true, false])
  })

  it('is the same as the players’ again, and its own again by undo', () => {
    const engine = withText()
    engine.dispatch(setLayer.of({ ...keeper, fields: { paint: solid('#00ff00') } }))
    engine.dispatch(setLayer.of({ ...keeper, fields: { arc: 45 } }))
    expect(engine.dispatch(sameAsPlayers.of({ layer, fields: ['paint'] })).kind).toBe('applied')
    expect(ofKeeper(engine)).toMatchObject({ paint: solid('#ffffff'), arc: 45 })
    engine.undo()
    expect(ofKeeper(engine).paint).toEqual(solid('#00ff00'))
  })

  it('has nothing to give back where it has nothing of its own', () => {
    const refuse = (document: ReturnType<typeof documentOf>) =>
      sameAsPlayers.run(document, { layer, fields: ['paint'] }, soccer)
    const reasonOf = (outcome: ReturnType<typeof refuse>) => outcome.kind === 'refused' && outcome.reason
    expect([
      reasonOf(refuse(documentOf({ layers: { team: textLayer('A') } }))),
      reasonOf(refuse(documentOf({}))),
      reasonOf(refuse(documentOf({ layers: { team: textLayer('A', { locked: true }) } }))),
      reasonOf(refuse(documentOf({ layers: { team: textLayer('', { kind: 'image' }) } }))),
    ]).toEqual(['nothing-changes', 'layer-missing', 'layer-locked', 'layer-other-kind'])
  })

  it('is hidden where the players keep theirs', () => {
    const engine = withText()
    engine.dispatch(remove.of(keeper))
    expect([ofPlayers(engine).hidden, ofKeeper(engine).hidden]).toEqual([false, true])
  })
})
