import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { decodeMessage } from '../../engine/index.ts'
import { roomsPath } from '../contract/rooms.ts'
import type { TenantId } from '../db/database.ts'
import type { Rooms } from './createRooms.ts'
import type { Room } from './room.ts'
import { roomLimits } from './roomLimits.ts'
import { closeCodes } from './roomMember.ts'
import { networkKey, ownerCount, type SocketCounts, socketLimits } from './socketCounts.ts'
import { createSocketMember, type SocketMember } from './socketMember.ts'
import type { TicketBook } from './tickets.ts'

interface SocketServices {
  readonly rooms: Rooms
  readonly tickets: TicketBook
  readonly counts: SocketCounts
  /** The shop of a socket, by its request; `null` for an unknown one. */
  tenantOf(request: IncomingMessage): Promise<TenantId | null>
  /** The network address of who asks. */
  addressOf(request: IncomingMessage): string
  now(): number
  onError(error: unknown): void
}

/** Milliseconds until a new socket must have sent its ticket. */
const ticketTimeout = 5_000
/** Milliseconds between two pings of a socket. */
const heartbeat = 30_000

/** Accepts sockets for rooms. Returns a function that stops it; `rooms.close()` closes the members. */
export function acceptSockets(server: Server, services: SocketServices): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: roomLimits.message, perMessageDeflate: false })
  const alive = new WeakSet<WebSocket>()
  const { counts } = services

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      respondPlainly(server, request, socket)
      return
    }
    if (request.url?.split('?')[0] !== roomsPath) {
      refuse(socket, '404 Not Found')
      return
    }
    const network = networkKey(services.addressOf(request))
    if (!counts.add(network, socketLimits.ofNetwork)) {
      refuse(socket, '429 Too Many Requests')
      return
    }
    socket.once('close', () => counts.remove(network))
    sockets.handleUpgrade(request, socket, head, opened => {
      alive.add(opened)
      opened.on('pong', () => alive.add(opened))
      receive(opened, request, services)
    })
  }

  const beating = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
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

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** A client may offer another protocol, such as h2c, which a server may ignore; node hands the socket over instead. */
function respondPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  if (!(socket instanceof Socket)) {
    socket.destroy()
    return
  }
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.on('finish', () => socket.end())
  server.emit('request', request, response)
}

/** Handles a socket: the ticket first, then messages to its room in order. */
function receive(socket: WebSocket, request: IncomingMessage, services: SocketServices): void {
  const { rooms, counts, onError, now } = services
  let state: 'new' | 'entering' | 'in' = 'new'
  let member: SocketMember | null = null
  let room: Room | null = null
  const close = (reason: keyof typeof closeCodes): void => socket.close(closeCodes[reason], reason)
  const timeout = setTimeout(() => close('silent'), ticketTimeout)

  const enter = async (first: Uint8Array): Promise<void> => {
    const admitted = await admit(first, request, services)
    clearTimeout(timeout)
    if (admitted === null) {
      close('ticket')
      return
    }
    const owner = ownerCount(admitted.grant)
    if (owner && !counts.add(...owner)) {
      close('flood')
      return
    }
    if (owner) socket.once('close', () => counts.remove(owner[0]))
    const entering = createSocketMember({
      ...admitted,
      socket,
      now,
      receive: (who, message) => room?.receive(who, message),
    })
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
    // A page must not send anything before it was admitted.
    else if (state === 'entering') close('nonsense')
    else {
      state = 'entering'
      enter(message).catch(error => {
        onError(error)
        close('unavailable')
      })
    }
  })
  // ws closes the socket itself with a fitting code.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(timeout)
    if (member) room?.leave(member)
  })
}

/** What the ticket in a hello allows, and as whom the page says it writes; `null` without a valid ticket. */
async function admit(first: Uint8Array, request: IncomingMessage, { tickets, tenantOf }: SocketServices) {
  const message = first.length <= 1024 ? decodeMessage(first) : null
  if (message?.kind !== 'hello') return null
  const grant = await tickets.redeem(message.ticket)
  // A ticket of one shop is invalid in others.
  if (grant === null || grant.tenant !== (await tenantOf(request))) return null
  return { grant, self: message.self ?? null }
}
