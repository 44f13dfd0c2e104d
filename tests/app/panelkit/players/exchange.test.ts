import { expect, it } from 'vitest'
import { forDesign, newForList } from '../../../../app/panelkit/players/exchange.ts'
import type { Player } from '../../../../server/contract/players/players.ts'

const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false } as const
const at = { version: 1, createdAt: '', updatedAt: '' }
const sokha: Player = { ...plain, ...at, id: 'a', name: 'Sokha', number: '10', team: 'Angkor' }
const inDesign = (name: string, number: string) => ({ ...plain, name, number, quantity: 2, order: 'a' })

it('takes somebody of the list into a design for one kit', () => {
  expect(forDesign(sokha)).toEqual({ ...plain, name: 'Sokha', number: '10', quantity: 1 })
})

it('keeps those of a design whom the list does not have, and who have a name and a number', () => {
  const players = [inDesign('Sokha', '10'), inDesign('Sokha', '7'), inDesign('Dara', ''), inDesign('', '9')]
  expect(newForList(players, [sokha], 'Naga')).toEqual([{ ...plain, name: 'Sokha', number: '7', team: 'Naga' }])
})
