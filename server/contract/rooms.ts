import { z } from 'zod'
import { defineCall } from './call.ts'
import { designStatus } from './designs/design.ts'

/** Where the sockets of live rooms connect to. */
export const roomsPath = '/api/rooms'

export const roomAccess = z.enum(['view', 'comment', 'edit'])

/** `POST /api/rooms/tickets` */
export const roomTicketRequest = z.object({
  design: z.uuid(),
  /** The uuid of a share link; its owner needs none. */
  share: z.string().min(1).max(128).optional(),
})

export const roomTicket = z.object({
  /** Goes into the first message of the socket, once. */
  ticket: z.string(),
  access: roomAccess,
  /** While it is REVIEWING nothing is taken. */
  status: designStatus,
  /** Seconds that the ticket may wait. */
  expiresIn: z.int(),
})
export type RoomTicketAnswer = z.infer<typeof roomTicket>

export const roomTicketCall = defineCall({
  method: 'POST',
  path: '/api/rooms/tickets',
  access: 'public',
  summary: 'A ticket to the live room of a design: once, within 30 seconds',
  body: roomTicketRequest,
  answer: roomTicket,
  status: 201,
})
