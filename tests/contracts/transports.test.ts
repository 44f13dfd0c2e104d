import { describe } from 'vitest'
import * as Y from 'yjs'
import { broadcastChannelTransport } from '../../engine/browser/broadcastChannelTransport.ts'
import { decodeMessage, encodeMessage, type Transport } from '../../engine/index.ts'
import { memoryHub } from '../support/memoryTransport.ts'
import { type RawClient, rawClient } from '../support/rawClient.ts'
import { openLiveRooms } from '../support/server/liveRooms.ts'
import { transportContract } from './transportContract.ts'

describe('memory', () => {
  transportContract(async () => {
    const hub = memoryHub()
    return { make: name => hub.transport(name), stop: async () => {} }
  })
})

describe('broadcast channel', () => {
  let rooms = 0
  transportContract(async () => {
    const room = `room ${++rooms}`
    return { make: () => broadcastChannelTransport(room), stop: async () => {} }
  })
})

describe('web socket to a live room', () => {
  // A room forwards known messages: presence at once, and updates when they are stored.
  transportContract(async () => {
    const rooms = await openLiveRooms()
    const people = new Map<Transport, RawClient>()
    return {
      make(name) {
        const line = rooms.lineOf(`account:${name}`)
        people.set(line, rawClient(people.size + 1))
        return line
      },
      cutAll: rooms.cutAll,
      message(sender, values) {
        const person = people.get(sender)
        if (!person) throw new Error('This transport was not made here.')
        const before = Y.encodeStateVector(person.doc)
        const isFirst = person.chunk.length === 1
        person.push(values)
        const update = isFirst ? person.update() : Y.encodeStateAsUpdate(person.doc, before)
        return encodeMessage({ kind: 'update', update })
      },
      read(bytes) {
        const message = decodeMessage(bytes)
        if (message?.kind !== 'update') return null
        const items = Y.decodeUpdate(message.update).structs.flatMap(struct =>
          struct instanceof Y.Item && struct.content instanceof Y.ContentAny ? struct.content.arr : [],
        )
        return items.at(-1) as number[]
      },
      stop: rooms.stop,
    }
  })
})
