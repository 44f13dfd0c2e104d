import { describe, expect, it } from 'vitest'
import { type Engine, inOrder } from '../../../../engine/index.ts'
import { add, addMany, edit, remove, reorder } from '../../../../plugins/tools/players/commands.ts'
import { warningsOf } from '../../../../plugins/tools/players/warnings.ts'
import { openSoccer } from '../../../support/openSoccer.ts'

const listOf = (engine: Engine) => inOrder(engine.document.current().players)
const names = (engine: Engine) => listOf(engine).map(([, { name }]) => name)

const team = (count: number, from = 0) =>
  addMany.of({
    players: Array.from({ length: count }, (_, at) => ({
      player: `p${from + at}`,
      fields: { name: `N${from + at}`, number: String((from + at) % 100) },
    })),
  })

describe('the list of players', () => {
  it('adds, changes and removes, each to be undone', () => {
    const engine = openSoccer()
    expect(engine.dispatch(add.of({ player: 'a', fields: { name: ' Sok\nDara ', number: '07' } })).kind).toBe('applied')
    expect(listOf(engine)[0]?.[1]).toMatchObject({ name: 'Sok Dara', number: '07', size: 'M', quantity: 1 })
    engine.dispatch(edit.of({ player: 'a', fields: { size: 'XXL', goalkeeper: true, sleeve: 'long' } }))
    expect(listOf(engine)[0]?.[1]).toMatchObject({ name: 'Sok Dara', size: 'XXL', goalkeeper: true, sleeve: 'long' })
    engine.dispatch(remove.of({ player: 'a' }))
    expect(listOf(engine)).toEqual([])
    engine.undo()
    expect(names(engine)).toEqual(['Sok Dara'])
  })

  it('adds 500 in one step, in their order, and takes them back in one', () => {
    const engine = openSoccer()
    expect(engine.dispatch(team(500)).kind).toBe('applied')
    expect(names(engine)).toEqual(Array.from({ length: 500 }, (_, at) => `N${at}`))
    engine.undo()
    expect(listOf(engine)).toEqual([])
  })

  it('says that the team is full at 501', () => {
    const engine = openSoccer()
    engine.dispatch(team(500))
    expect(engine.dispatch(team(1, 500))).toEqual({ kind: 'refused', reason: 'limit-players' })
  })

  it('keeps the order of 500 who come one by one', () => {
    const engine = openSoccer()
    for (let at = 0; at < 500; at++) expect(engine.dispatch(team(1, at)).kind).toBe('applied')
    expect(names(engine)).toEqual(Array.from({ length: 500 }, (_, at) => `N${at}`))
  })

  it('moves a row below another one and to the top', () => {
    const engine = openSoccer()
    engine.dispatch(team(4))
    engine.dispatch(reorder.of({ player: 'p0', after: 'p2' }))
    expect(names(engine)).toEqual(['N1', 'N2', 'N0', 'N3'])
    engine.dispatch(reorder.of({ player: 'p3', after: null }))
    expect(names(engine)).toEqual(['N3', 'N1', 'N2', 'N0'])
    expect(engine.check(reorder.of({ player: 'p3', after: null }))).toMatchObject({ reason: 'nothing-changes' })
  })

  it('still finds room after a thousand moves to the same place', () => {
    const engine = openSoccer()
    engine.dispatch(team(3))
    for (let at = 0; at < 1000; at++) {
      const second = at % 2 === 0 ? 'p2' : 'p1'
      expect(engine.dispatch(reorder.of({ player: second, after: 'p0' })).kind).toBe('applied')
    }
    expect(names(engine)).toEqual(['N0', 'N1', 'N2'])
  })

  it.each([{ number: '100' }, { number: '1១' }, { quantity: 0 }, { quantity: 1.5 }, { quantity: Number.NaN }])(
    'refuses %j',
    fields => {
      const engine = openSoccer()
      expect(engine.dispatch(add.of({ player: 'a', fields }))).toMatchObject({ reason: 'invalid-payload' })
    },
  )

  it('refuses somebody who is not there, or is there twice', () => {
    const engine = openSoccer()
    expect(engine.check(edit.of({ player: 'x', fields: {} }))).toMatchObject({ reason: 'player-missing' })
    expect(engine.check(remove.of({ player: 'x' }))).toMatchObject({ reason: 'player-missing' })
    engine.dispatch(team(1))
    expect(engine.check(team(1))).toMatchObject({ reason: 'player-exists' })
  })

  it('points at numbers that are worn twice and at what is missing, two goalkeepers being fine', () => {
    const engine = openSoccer()
    const fields = [
      { name: 'A', number: '07', goalkeeper: true },
      { name: 'B', number: '៧', goalkeeper: true },
      { name: '', number: '' },
      { name: 'D', number: '8' },
    ]
    fields.forEach((given, at) => {
      engine.dispatch(add.of({ player: `p${at}`, fields: given }))
    })
    expect(Object.fromEntries(warningsOf(listOf(engine)))).toEqual({
      p0: ['number-twice'],
      p1: ['number-twice'],
      p2: ['name-missing', 'number-missing'],
    })
  })
})
