import { describe } from 'vitest'
import { WebSocket as NodeSocket } from 'ws'
import { broadcastChannelTransport } from '../../engine/browser/broadcastChannelTransport.ts'
import { webSocketTransport } from '../../engine/browser/webSocketTransport.ts'
import { memoryHub } from '../../engine/sync/memoryTransport.ts'
import { startRelay } from '../support/relay.ts'
import { transportContract } from './transportContract.ts'

/** Node 20 has no WebSocket of its own; that of ws has the same members. */
const socketTo = (address: string): WebSocket => new NodeSocket(address) as never

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

describe('web socket', () => {
  transportContract(async () => {
    const relay = await startRelay()
    return {
      make: name => webSocketTransport({ name, connect: () => socketTo(relay.address), delay: () => 5 }),
      cutAll: relay.cutAll,
      stop: relay.stop,
    }
  })
})
