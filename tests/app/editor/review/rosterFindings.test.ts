import { expect, it } from 'vitest'
import { rosterFindings } from '../../../../app/editor/review/useDesignChecks.ts'
import { emptyDocument, playerId } from '../../../../engine/index.ts'
import { newPlayer } from '../../../../engine/plugin.ts'

const team = (...players: readonly (readonly [name: string, number: string])[]) => ({
  ...emptyDocument,
  players: Object.fromEntries(
    players.map(([name, number], index) => [playerId(`p${index}`), newPlayer({ name, number, order: `a${index}` })]),
  ),
})

it('finds players without a name or a number, and numbers that several wear', () => {
  expect(rosterFindings(team(['Sokha', '10'], ['', '7'], ['Dara', ''], ['Vichea', '10']))).toEqual([
    { kind: 'nameless', number: '7', place: 2 },
    { kind: 'numberless', name: 'Dara', place: 3 },
    { kind: 'same-number', number: '10', names: ['Sokha', 'Vichea'] },
  ])
})

it('finds nothing in a whole team, nor where there is none', () => {
  expect(rosterFindings(team(['Sokha', '10'], ['Dara', '7']))).toEqual([])
  expect(rosterFindings(emptyDocument)).toEqual([])
})
