import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Engine, inOrder, playerId, sizes } from '../../../../engine/index.ts'
import { add, addMany, edit, maxAtOnce, remove, reorder } from '../../../../plugins/tools/players/commands.ts'
import type { PlayerValues } from '../../../../plugins/tools/players/playerPayload.ts'
import { rosterWarnings } from '../../../../plugins/tools/players/rosterWarnings.ts'
import { openSoccer } from '../../../support/openSoccer.ts'
import { seeded } from '../../../support/seeded.ts'

const plain: PlayerValues = {
  name: 'Sokha',
  number: '10',
  size: 'M',
  shortsSize: null,
  sleeve: null,
  goalkeeper: false,
  quantity: 1,
}
const player = (id: string, fields: Partial<PlayerValues> = {}) => ({ player: id, ...plain, ...fields })
const listOf = (engine: Engine) => inOrder(engine.document.current().players).map(([id]) => String(id))
const shirtOf = (engine: Engine, id: string) => engine.document.current().players[playerId(id)]

function withPlayers(...ids: string[]): Engine {
  const engine = openSoccer()
  for (const id of ids) engine.dispatch(add.of(player(id)))
  return engine
}

describe('a new player', () => {
  it('loses signs that turn letters round, and wears Arabic figures as Latin ones', () => {
    const engine = openSoccer()
    engine.dispatch(add.of(player('ali', { name: '\u202eعلي\u202c', number: '٢٣' })))
    expect(shirtOf(engine, 'ali')).toMatchObject({ name: 'علي', number: '23' })
    engine.dispatch(edit.of({ player: 'ali', fields: { number: '۷' } }))
    expect(shirtOf(engine, 'ali')?.number).toBe('7')
  })

  it('comes at the end, with his number as it was typed', () => {
    const engine = withPlayers('a', 'b')
    engine.dispatch(add.of(player('c', { name: ' សុខា\u200b ', number: '07', size: 'XXL', quantity: 2 })))
    expect(listOf(engine)).toEqual(['a', 'b', 'c'])
    expect(shirtOf(engine, 'c')).toMatchObject({ name: 'សុខា', number: '07', size: 'XXL', quantity: 2 })
    engine.dispatch(add.of(player('d', { number: '៧' })))
    expect(shirtOf(engine, 'd')?.number).toBe('៧')
  })

  it('needs a name or a number, and a number of one or two figures', () => {
    const engine = withPlayers('a')
    const refusals = [
      add.of(player('b', { name: ' ', number: '' })),
      add.of(player('b', { number: '100' })),
      add.of(player('b', { number: '1០' })),
      add.of(player('b', { number: '-1' })),
      add.of(player('a')),
      add.of(player('b', { quantity: 0 })),
      add.of(player('b', { quantity: Number.NaN })),
      add.of(player('b', { quantity: Number.POSITIVE_INFINITY })),
      add.of(player('b', { name: 'x'.repeat(61) })),
    ].map(command => engine.dispatch(command))
    expect(refusals.map(outcome => outcome.kind === 'refused' && outcome.reason)).toEqual([
      ...['name-required', 'number-invalid', 'number-invalid', 'number-invalid', 'player-exists'],
      ...['invalid-payload', 'invalid-payload', 'invalid-payload', 'invalid-payload'],
    ])
    expect(listOf(engine)).toEqual(['a'])
  })
})

describe('a player', () => {
  it('is changed field by field, and gets everything back by undo', () => {
    const engine = withPlayers('a')
    const before = shirtOf(engine, 'a')
    engine.dispatch(edit.of({ player: 'a', fields: { goalkeeper: true, sleeve: 'long', shortsSize: 'L' } }))
    expect(shirtOf(engine, 'a')).toEqual({ ...before, goalkeeper: true, sleeve: 'long', shortsSize: 'L' })
    engine.undo()
    expect(shirtOf(engine, 'a')).toEqual(before)
    expect(engine.dispatch(edit.of({ player: 'a', fields: { number: 'x' } }))).toEqual({
      kind: 'refused',
      reason: 'number-invalid',
    })
  })

  it('has only what the garment lets him choose', () => {
    const engine = withPlayers('a')
    const before = shirtOf(engine, 'a')
    const reasonFor = (fields: Readonly<Record<string, string | boolean>>) => {
      const outcomes = [edit.of({ player: 'a', fields }), add.of(player('b', fields))].map(engine.dispatch)
      return new Set(outcomes.map(outcome => (outcome.kind === 'refused' ? outcome.reason : outcome.kind)))
    }
    for (const unknown of ['socks', 'order', 'alive', 'toString'])
      expect(reasonFor({ [unknown]: 'long' })).toEqual(new Set(['option-unknown']))
    expect(reasonFor({ sleeve: 'wings' })).toEqual(new Set(['option-value-unknown']))
    expect(reasonFor({ shortsSize: 'huge' })).toEqual(new Set(['option-value-unknown']))
    expect(reasonFor({ sleeve: true })).toEqual(new Set(['option-value-unknown']))
    expect(shirtOf(engine, 'a')).toEqual(before)
    expect(listOf(engine)).toEqual(['a'])
  })

  it('is kept with all that he could choose, as the design has it', () => {
    const engine = openSoccer()
    engine.dispatch(add.of({ player: 'a', name: 'Sokha', number: '', size: 'M', goalkeeper: false, quantity: 1 }))
    expect(Object.keys(shirtOf(engine, 'a') ?? {}).toSorted()).toEqual([
      ...['goalkeeper', 'name', 'number', 'order', 'quantity', 'shortsSize', 'size', 'sleeve'],
    ])
  })

  it('goes away, and can not be changed any more', () => {
    const engine = withPlayers('a')
    engine.dispatch(remove.of({ player: 'a' }))
    expect(listOf(engine)).toEqual([])
    for (const command of [remove.of({ player: 'a' }), edit.of({ player: 'a', fields: { quantity: 2 } })])
      expect(engine.dispatch(command)).toEqual({ kind: 'refused', reason: 'player-missing' })
    engine.undo()
    expect(listOf(engine)).toEqual(['a'])
  })

  it('moves behind any other, wherever he was', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(null, ...ids)), { maxLength: 40 })
    fc.assert(
      fc.property(moves, steps => {
        const engine = withPlayers(...ids)
        const list = [...ids]
        for (const [moved, after] of steps) {
          engine.dispatch(reorder.of({ player: moved, after }))
          if (after === moved) continue
          list.splice(list.indexOf(moved), 1)
          list.splice(after === null ? 0 : list.indexOf(after) + 1, 0, moved)
        }
        expect(listOf(engine)).toEqual(list)
      }),
      { ...seeded, numRuns: 40 },
    )
  })
})

describe('a whole list', () => {
  it('of 450 comes as one step, in its order, and goes by one undo; the rest of a full design as another', () => {
    const engine = openSoccer()
    const name = 'ស'.repeat(60)
    const players = Array.from({ length: 500 }, (_, index) =>
      player(`p${index}`, { name, number: String(index % 100), size: sizes[index % 10] ?? 'M', sleeve: 'long' }),
    )
    expect(engine.dispatch(addMany.of({ players: players.slice(0, maxAtOnce) })).kind).toBe('applied')
    expect(engine.dispatch(addMany.of({ players: players.slice(maxAtOnce) })).kind).toBe('applied')
    expect(listOf(engine)).toEqual(players.map(({ player }) => player))
    expect(engine.dispatch(add.of(player('more')))).toEqual({ kind: 'refused', reason: 'limit-players' })
    engine.undo()
    expect(listOf(engine)).toHaveLength(maxAtOnce)
    engine.undo()
    expect(listOf(engine)).toEqual([])
  })

  it('of 500 may also come one by one', () => {
    const engine = openSoccer()
    const ids = Array.from({ length: 500 }, (_, index) => `p${index}`)
    for (const id of ids) engine.dispatch(add.of(player(id)))
    expect(listOf(engine)).toEqual(ids)
  })

  it('is not taken in part', () => {
    const engine = withPlayers('a')
    engine.dispatch(addMany.of({ players: [player('b'), player('c', { number: 'x' })] }))
    expect(listOf(engine)).toEqual(['a'])
  })
})

describe('the warnings', () => {
  it('compare numbers by value, and mention what is missing', () => {
    const engine = openSoccer()
    const numbers = ['7', '07', '៧', '8', '']
    numbers.forEach((number, index) => {
      engine.dispatch(add.of(player(`p${index}`, { number, name: index === 3 ? '' : 'A' })))
    })
    expect([...rosterWarnings(engine.document.current().players)]).toEqual([
      ['p0', ['number-shared']],
      ['p1', ['number-shared']],
      ['p2', ['number-shared']],
      ['p3', ['name-missing']],
      ['p4', ['number-missing']],
    ])
  })
})
