import { describe, expect, it } from 'vitest'
import type { BookRow } from '../../../../app/screens/playerList/bookRows.ts'
import { findRows, grouped, sharedNumbers } from '../../../../app/screens/playerList/listRows.ts'

const row = (name: string, number: string, team = ''): BookRow => ({
  player: {
    id: name,
    name,
    number,
    team,
    size: 'M',
    shortsSize: null,
    sleeve: null,
    goalkeeper: false,
    version: 1,
    createdAt: '',
    updatedAt: '',
  },
  state: 'saved',
})
const rows = [row('Sokha', '07', 'Angkor'), row('ដារ៉ា', '១០'), row('Chan', '7', 'Angkor'), row('Visal', '7', 'Bayon')]
const named = (found: readonly BookRow[]) => found.map(({ player }) => player.name)

describe('looking for players', () => {
  it.each([
    ['sok', ['Sokha']],
    ['ដារ៉ា', ['ដារ៉ា']],
    ['bay', ['Visal']],
    ['7', ['Sokha', 'Chan', 'Visal']],
    ['10', ['ដារ៉ា']],
    ['', ['Sokha', 'ដារ៉ា', 'Chan', 'Visal']],
    ['nobody', []],
  ])('finds by a part of the name, the number or the team: "%s"', (search, names) => {
    expect(named(findRows(rows, { search, team: null }))).toEqual(names)
  })

  it('stays within a team', () => {
    expect(named(findRows(rows, { search: '7', team: 'Angkor' }))).toEqual(['Sokha', 'Chan'])
    expect(named(findRows(rows, { search: '', team: '' }))).toEqual(['ដារ៉ា'])
  })
})

describe('the lines of the table', () => {
  const reported = (list: readonly BookRow[]) =>
    grouped(list).map(line => (line.kind === 'team' ? `${line.team}: ${line.count}` : line.row.player.name))

  it('are players below the heads of their teams, those without one last', () => {
    expect(reported(rows)).toEqual(['Angkor: 2', 'Sokha', 'Chan', 'Bayon: 1', 'Visal', ': 1', 'ដារ៉ា'])
  })

  it('have no heads where nobody has a team', () => {
    expect(reported([row('Sokha', '1'), row('Dara', '2')])).toEqual(['Sokha', 'Dara'])
  })
})

it('knows who shares a number with another of the team: 07 and 7 are one', () => {
  expect([...sharedNumbers(rows)]).toEqual(['Sokha', 'Chan'])
})
