import { describe, expect, it } from 'vitest'
import { choiceOf, playerId, readCheckpoint, writeCheckpoint } from '../../engine/index.ts'
import { naiveFold } from '../support/naiveFold.ts'
import { canonical, openEngine } from '../support/peers.ts'
import { rawClient } from '../support/rawClient.ts'

const from = { from: 'peer', transport: 'test' } as const
const id = playerId('p')

/** A player, who chose something before he was there, and something after. */
const items = [
  ['test.write', 1, 0, ['player:p', { socks: 'red', sleeve: null }]],
  ['test.write', 2, 0, ['player:p', { alive: true, name: 'Sokha' }]],
  ['test.write', 3, 0, ['player:p', { sleeve: 'long', toString: 'x', valueOf: 'x', hasOwnProperty: 'x' }]],
  ['test.write', 4, 0, ['player:p', { shortsSize: 7, cap: 'x'.repeat(65) }]],
  ['test.write', 5, 0, ['zone:base', { socks: 'red' }, 'player:p', { socks: null }]],
] as const

const clients = items.map((item, index) => {
  const client = rawClient(700 + index)
  client.push(item)
  return client
})

function openWith(order: readonly (typeof clients)[number][]) {
  const engine = openEngine()
  const documents = order.map(client => {
    engine.timeline.log().apply(client.update(), from)
    return engine.document.current()
  })
  return { engine, documents, document: engine.document.current() }
}

describe('what a player has chosen', () => {
  it('[L1] [L2] shows under whatever name it was written, in any order alike', () => {
    const { engine, document } = openWith(clients)
    const player = document.players[id]
    if (!player) throw new Error('The player is missing.')
    expect(['sleeve', 'socks', 'shortsSize', 'cap', 'name'].map(field => choiceOf(player, field))).toEqual([
      ...['long', null, null, null, null],
    ])
    expect(document.zones).toEqual({})
    expect(canonical(document)).toBe(canonical(naiveFold(engine.timeline.log().entries())))
    expect(canonical(openWith([...clients].reverse()).document)).toBe(canonical(document))
  })

  it('[L4] takes no name from what every object has', () => {
    const { documents } = openWith(clients)
    for (const { players } of documents) {
      expect(Object.keys(players[id] ?? {}).filter(name => name in Object.prototype)).toEqual([])
    }
  })

  it('[R4] stands in a checkpoint, if it is short', () => {
    const { document } = openWith(clients)
    const read = readCheckpoint(writeCheckpoint(document))
    expect(read && canonical(read)).toBe(canonical(document))
    const long = { format: 1, document: { players: { p: { sleeve: 'long', cap: 'x'.repeat(65), toString: 'x' } } } }
    const player = readCheckpoint(JSON.stringify(long))?.players[id]
    expect(player && ['sleeve', 'cap'].map(field => choiceOf(player, field))).toEqual(['long', null])
    expect(Object.keys(player ?? {})).not.toContain('toString')
  })
})
