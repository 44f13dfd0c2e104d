import { z } from 'zod'
import { defineCall } from './call.ts'
import { designStatus } from './designs/design.ts'

/** Where the sockets of live rooms connect to. */
export const roomsPath = '/api/rooms'

export const roomAccess = z.enum(['view', 'comment', 'edit'])

/** `POST /api/rooms/tickets` */
export const roomTicketRequest = z.object({
  design: z.uuid(),
  /** The secret of a share link; the owner of the design needs none. */
  share: z.string().min(1).max(128).optional(),
})

export const roomTicket = z.object({
  /** It is sent once, in the first message of the socket. */
  ticket: z.string(),
  access: roomAccess,
  /** No updates are accepted while it is REVIEWING. */
  status: designStatus,
  /** Seconds until the ticket expires. */
  expiresIn: z.int(),
})
export type RoomTicketResponse = z.infer<typeof roomTicket>

export const roomTicketCall = defineCall({
  method: 'POST',
  path: '/api/rooms/tickets',
  access: 'public',
  summary: 'Create a single-use ticket to the live room of a design, valid for 30 seconds',
  beforeTerms: false,
  body: roomTicketRequest,
  response: roomTicket,
  status: 201,
})
