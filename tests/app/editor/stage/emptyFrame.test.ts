import { expect, it } from 'vitest'
import { emptyFrame, emptyLayerAt } from '../../../../app/editor/stage/gesture/typedWords.ts'
import { layerId, playerId, setLayer } from '../../../../engine/index.ts'
import { newPlayer, solid } from '../../../../engine/plugin.ts'
import { spot, stagedKit } from '../../../support/stagedKit.ts'

const nobody = playerId('nobody')

/** A kit with a number on its back, and a player who has none. */
function withoutNumber() {
  const kit = stagedKit('Angkor')
  const { order: _, ...fields } = newPlayer({ name: 'SOKHA', number: '' })
  for (const command of [
    { type: 'number.add', payload: { layer: 'number', slot: 'backNumber', digits: '10', paint: solid('#ffffff') } },
    { type: 'players.add', payload: { player: nobody, ...fields } },
  ]) {
    expect(kit.engine.dispatch(command).kind).toBe('applied')
  }
  const wear = () => kit.view.set({ ...kit.view.current(), player: nobody })
  return { ...kit, wear, empty: (id: string) => emptyFrame(kit.design, layerId(id)) }
}

it('shows where the number of a player belongs who has none', () => {
  const { thing, wear, empty, design } = withoutNumber()
  const { frame } = thing('number')
  expect(empty('number')).toBeNull()
  wear()
  expect(() => thing('number')).toThrow()
  expect(empty('number')).toMatchObject({ panel: 'back', centre: frame.centre, turn: 0 })
  const [x, y] = frame.centre
  expect(emptyLayerAt(design, spot('back', x + 40, y - 40))).toBe('number')
})

it('means nothing beside the place, on another piece, or where words are', () => {
  const { thing, wear, empty, design } = withoutNumber()
  const [x, y] = thing('number').frame.centre
  expect(emptyLayerAt(design, spot('back', x, y))).toBeNull()
  wear()
  expect(emptyLayerAt(design, spot('back', x, y - 250))).toBeNull()
  expect(emptyLayerAt(design, spot('front', x, y))).toBeNull()
  expect(empty('Angkor')).toBeNull()
})

it('offers no place for a number that is hidden', () => {
  const { wear, empty, engine } = withoutNumber()
  wear()
  engine.dispatch(setLayer.of({ layer: 'number', version: 'player', fields: { hidden: true } }))
  expect(empty('number')).toBeNull()
})
