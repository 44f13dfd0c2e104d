import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { decodeMessage } from '../../engine/index.ts'
import { roomsPath } from '../contract/rooms.ts'
import type { TenantId } from '../db/database.ts'
import type { Rooms } from './createRooms.ts'
import type { Room } from './room.ts'
import { roomLimits } from './roomLimits.ts'
import { closeCodes } from './roomMember.ts'
import { createSocketMember, type SocketMember } from './socketMember.ts'
import type { TicketBook } from './tickets.ts'

interface SocketServices {
  readonly rooms: Rooms
  readonly tickets: TicketBook
  /** The shop that a socket is opened to, by its request; `null` for none. */
  tenantOf(request: IncomingMessage): Promise<TenantId | null>
  now(): number
  onError(error: unknown): void
}

/** Milliseconds that a new socket may wait before it shows its ticket. */
const ticketPatience = 5_000
/** Milliseconds between two looks whether a socket still answers. */
const heartbeat = 30_000

/** Lets sockets into rooms. Returns how to stop; members are closed by `rooms.close()`. */
export function acceptSockets(server: Server, services: SocketServices): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: roomLimits.message, perMessageDeflate: false })
  const answering = new WeakSet<WebSocket>()

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] !== roomsPath) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, opened => {
      answering.add(opened)
      opened.on('pong', () => answering.add(opened))
      receive(opened, request, services)
    })
  }

  const beating = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answering.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, heartbeat)
  beating.unref()
  server.on('upgrade', upgrade)

  return () => {
    clearInterval(beating)
    server.off('upgrade', upgrade)
    for (const socket of sockets.clients) socket.close(closeCodes.unavailable, 'unavailable')
    const cutOff = () => {
      for (const socket of sockets.clients) socket.terminate()
    }
    setTimeout(cutOff, 2_000).unref()
    sockets.close()
  }
}

/** A socket's life: ticket first, then messages to its room in their order. */
function receive(socket: WebSocket, request: IncomingMessage, services: SocketServices): void {
  const { rooms, onError, now } = services
  let state: 'new' | 'entering' | 'in' = 'new'
  let member: SocketMember | null = null
  let room: Room | null = null
  const close = (reason: keyof typeof closeCodes): void => socket.close(closeCodes[reason], reason)
  const patience = setTimeout(() => close('silent'), ticketPatience)

  const enter = async (first: Uint8Array): Promise<void> => {
    const grant = await grantOf(first, request, services)
    clearTimeout(patience)
    if (grant === null) {
      close('ticket')
      return
    }
    const entering = createSocketMember({ socket, grant, now, receive: (who, message) => room?.receive(who, message) })
    room = await rooms.enter(entering)
    if (room === null) close('gone')
    else if (socket.readyState !== socket.OPEN) room.leave(entering)
    else {
      member = entering
      state = 'in'
    }
  }

  socket.on('message', (data, isBinary) => {
    if (!isBinary || !(data instanceof Buffer)) {
      close('nonsense')
      return
    }
    const message = new Uint8Array(data)
    if (state === 'in') member?.take(message)
    // A page says nothing before it was let in.
    else if (state === 'entering') close('nonsense')
    else {
      state = 'entering'
      enter(message).catch(error => {
        onError(error)
        close('unavailable')
      })
    }
  })
  // ws closes the socket by itself then, with the code that fits.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(patience)
    if (member) room?.leave(member)
  })
}

async function grantOf(first: Uint8Array, request: IncomingMessage, { tickets, tenantOf }: SocketServices) {
  const message = first.length <= 1024 ? decodeMessage(first) : null
  if (message?.kind !== 'hello') return null
  const grant = await tickets.redeem(message.ticket)
  // A ticket of one shop opens no door of another.
  return grant !== null && grant.tenant === (await tenantOf(request)) ? grant : null
}
