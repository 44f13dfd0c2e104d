import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../../app/device/deviceMemory.ts'
import { orderedPieces } from '../../../../app/screens/checkout/orderedPieces.ts'
import { forgetWishes, rememberedFields, rememberFields } from '../../../../app/screens/checkout/orderForm.ts'
import { piecesOf } from '../../../../app/screens/checkout/piecesOf.ts'
import { inOrder } from '../../../../engine/index.ts'
import { orderedPiece, quoteItemOf } from '../../../../server/contract/orders/orderRequest.ts'
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

/** A browser's storage that starts empty, and one that is forbidden. */
const emptyStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

describe('the rows of an order', () => {
  const { design, list } = openTeam(
    { name: 'សុខា', number: '10', size: 'XXXL' },
    { shortsSize: 'L', quantity: 2 },
    { sleeve: 'long', goalkeeper: true, number: '១០' },
  )

  it('are what the server takes, a row for each player', () => {
    const rows = orderedPieces(design, list)
    expect(rows).toEqual(rows.map(row => orderedPiece.parse(row)))
    expect(rows[0]).toMatchObject({ name: 'សុខា', number: '10', size: 'XXXL', shortsSize: null, sleeve: 'short' })
    expect(rows[1]).toMatchObject({ size: 'M', shortsSize: 'L', quantity: 2 })
    expect(rows[2]).toMatchObject({ sleeve: 'long', version: 'goalkeeper', number: '១០' })
  })

  it('cost what the page shows: both count the same pieces together', () => {
    const ordered = { design: crypto.randomUUID(), fabric: 'mesh', pieces: orderedPieces(design, list) }
    expect(quoteItemOf('SOCCER_KIT', ordered).pieces).toEqual(piecesOf(design, list))
  })
})

describe('the form of an order', () => {
  it('is kept on this device until it is sent, but for the terms', () => {
    const memory = deviceMemory(emptyStorage)
    const storage = emptyStorage()
    const same = deviceMemory(() => storage)
    expect(rememberedFields(memory, { name: 'Dara' })).toMatchObject({ name: 'Dara', country: 'KH', address: '' })
    rememberFields(same, { name: 'Bopha', address: 'Street 6', note: 'Soon', acceptedTerms: true })
    expect(rememberedFields(same, { name: 'Dara' })).toMatchObject({ name: 'Bopha', address: 'Street 6', note: 'Soon' })
    expect(rememberedFields(same, {})).not.toHaveProperty('acceptedTerms')
    forgetWishes(same, { name: 'Bopha', address: 'Street 6', note: 'Soon', wishedDate: '2026-12-31' })
    expect(rememberedFields(same, {})).toMatchObject({ address: 'Street 6', note: '', wishedDate: null })
  })

  it('begins empty where the device holds something else', () => {
    const storage = emptyStorage()
    storage.setItem('kitloom-delivery', '{"address": 7')
    expect(
      rememberedFields(
        deviceMemory(() => storage),
        {},
      ),
    ).toMatchObject({ address: '', country: 'KH' })
  })
})
