import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { WebSocket as NodeSocket } from 'ws'
import {
  type RoomTicket,
  type WebSocketTransport,
  type WebSocketTransportOptions,
  webSocketTransport,
} from '../../../engine/browser/index.ts'
import type { RoomAccess } from '../../../engine/index.ts'
import { roomsPath } from '../../../server/contract/rooms.ts'
import type { TenantId } from '../../../server/db/database.ts'
import { runReplay } from '../../../server/designs/replay/replayJobs.ts'
import { createReplays } from '../../../server/designs/replay/replays.ts'
import { acceptSockets } from '../../../server/rooms/acceptSockets.ts'
import { createRooms } from '../../../server/rooms/createRooms.ts'
import type { DesignLogStore } from '../../../server/rooms/designLogStore.ts'
import type { DesignRef, Grant } from '../../../server/rooms/grant.ts'
import { createGroupCommit } from '../../../server/rooms/groupCommit.ts'
import type { RoomBus } from '../../../server/rooms/roomBus.ts'
import { createSocketCounts } from '../../../server/rooms/socketCounts.ts'
import { memoryTicketBook } from '../../../server/rooms/tickets.ts'
import { memoryDesignLogStore } from './memoryDesignLogStore.ts'

export const angkor = '018f0000-0000-7000-8000-00000000a000' as TenantId
export const mekong = '018f0000-0000-7000-8000-00000000b000' as TenantId
export const kit: DesignRef = { tenant: angkor, design: '018f0000-0000-7000-8000-000000000001' }

export interface LiveRoomsOptions {
  readonly store?: DesignLogStore
  readonly bus?: RoomBus
  readonly ref?: DesignRef
  /** The shop of every socket. */
  readonly tenant?: TenantId
  readonly port?: number
}

/** Node 20 has no WebSocket; the one of ws is compatible. */
const socketTo = (address: string): WebSocket => new NodeSocket(address) as never

/** Live rooms on a port, with tickets for anybody. */
export async function openLiveRooms(options: LiveRoomsOptions = {}) {
  const { ref = kit, bus = null } = options
  const memory = memoryDesignLogStore()
  memory.create(kit)
  const { store = memory } = options
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const tickets = memoryTicketBook(now)
  const commit = createGroupCommit(store)
  const rooms = createRooms({ store, commit, bus, merge: createReplays(runReplay).merge, now, onError })
  const server = createServer()
  const lines = new Set<Socket>()
  server.on('connection', line => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  const cutAll = (): void => {
    for (const line of lines) line.destroy()
  }
  const tenantOf = async () => options.tenant ?? ref.tenant
  const stopSockets = acceptSockets(server, {
    ...{ rooms, tickets, tenantOf, now, onError },
    counts: createSocketCounts(),
    addressOf: request => request.socket.remoteAddress ?? '',
  })
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}${roomsPath}`

  const grantTo = (owner: string | null, access: RoomAccess = 'edit'): Grant => ({
    ...ref,
    access,
    owner,
    session: null,
    share: null,
  })
  const ticketFor = async (owner: string | null, access?: RoomAccess): Promise<RoomTicket> => ({
    kind: 'ticket',
    ticket: await tickets.issue(grantTo(owner, access)),
  })

  return {
    address,
    port,
    memory,
    store,
    rooms,
    tickets,
    clock,
    errors,
    grantTo,
    ticketFor,
    socketTo,
    /** A connection to this room. */
    lineOf(
      owner: string | null,
      access?: RoomAccess,
      more: Partial<WebSocketTransportOptions> = {},
    ): WebSocketTransport {
      return webSocketTransport({
        name: `server:${owner}`,
        ticket: () => ticketFor(owner, access),
        connect: () => socketTo(address),
        delay: () => 5,
        ...more,
      })
    },
    /** Cuts every connection without a close frame. */
    cutAll,
    async stop() {
      await rooms.close()
      stopSockets()
      cutAll()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type LiveRooms = Awaited<ReturnType<typeof openLiveRooms>>
