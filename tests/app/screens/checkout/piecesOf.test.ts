import { describe, expect, it } from 'vitest'
import { piecesOf, samplePieces } from '../../../../app/screens/checkout/piecesOf.ts'
import { inOrder } from '../../../../engine/index.ts'
import { openSoccer, soccer } from '../../../support/openSoccer.ts'

const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const

function openTeam(...players: readonly object[]) {
  const engine = openSoccer()
  players.forEach((player, index) => {
    const payload = { player: `p${index}`, name: `Player ${index}`, number: '', ...plain, ...player }
    expect(engine.dispatch({ type: 'players.add', payload }).kind).toBe('applied')
  })
  const document = engine.document.current()
  return { design: { document, garment: soccer }, list: inOrder(document.players).map(([, player]) => player) }
}

describe('what a price is asked for', () => {
  it('counts together what is cut alike, with what each player gets', () => {
    const { design, list } = openTeam({}, { quantity: 2 }, { size: 'XXXL' }, { sleeve: 'long' })
    expect(piecesOf(design, list)).toEqual([
      { size: 'M', sleeve: 'short', version: 'player', quantity: 3 },
      { size: 'XXXL', sleeve: 'short', version: 'player', quantity: 1 },
      { size: 'M', sleeve: 'long', version: 'player', quantity: 1 },
    ])
  })

  it('knows goalkeepers, and the sleeves that the design gives them', () => {
    const { design, list } = openTeam({ goalkeeper: true }, {})
    const [keeper, player] = piecesOf(design, list)
    expect(keeper).toMatchObject({ version: 'goalkeeper', quantity: 1 })
    expect(player).toMatchObject({ version: 'player', sleeve: 'short' })
  })

  it('is so many samples where nobody is in the list', () => {
    const { design } = openTeam()
    expect(samplePieces(design, 12)).toEqual([{ size: 'M', sleeve: 'short', version: 'player', quantity: 12 }])
  })
})
