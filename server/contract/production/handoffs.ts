import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { orderParams } from '../orders/ownOrders.ts'
import { supplierName } from './suppliers.ts'

/** How far a piece of a pack is, in the order in which it goes. */
export const pieceSteps = ['waiting', 'cut', 'sewn', 'shipped'] as const
export type PieceStep = (typeof pieceSteps)[number]

/** Days that the link of a supplier works. */
export const handoffDays = { initial: 30, max: 120 } as const

const message = z.object({ id: z.uuid(), byShop: z.boolean(), text: z.string(), at: isoTime })
export type HandoffMessage = z.infer<typeof message>

/** Numbers of pieces. */
const progress = z.object({ waiting: z.int(), cut: z.int(), sewn: z.int(), shipped: z.int() })
export type HandoffProgress = z.infer<typeof progress>

const handoff = z.object({
  id: z.uuid(),
  pack: z.uuid(),
  supplier: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
  revokedAt: isoTime.nullable(),
  acknowledgedAt: isoTime.nullable(),
  progress,
  messages: z.array(message),
})
export type Handoff = z.infer<typeof handoff>

const writtenText = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(2000, { error: 'too-long' })

const handoffList = z.object({ items: z.array(handoff) })
const handoffParams = orderParams.extend({ handoff: z.uuid() })

export const listHandoffsCall = defineCall({
  method: 'GET',
  path: '/api/console/orders/:id/handoffs',
  access: 'admin',
  right: 'read',
  summary: 'List the links by which suppliers get an order',
  params: orderParams,
  response: handoffList,
})

/** The secret is only in this response; the server stores its hash. */
export const createHandoffCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/handoffs',
  access: 'admin',
  right: 'produce',
  summary: 'Hand a finished production pack to a supplier by a link',
  params: orderParams,
  body: z.strictObject({
    pack: z.uuid(),
    /** Ignored when `supplierId` says who it is. */
    supplier: supplierName,
    /** Of the list of suppliers. */
    supplierId: z.uuid().optional(),
    /** Whether the link is sent to the address of that supplier. */
    send: z.boolean().default(false),
    days: z.int().min(1).max(handoffDays.max).default(handoffDays.initial),
  }),
  response: handoffList.extend({ secret: z.uuid() }),
  status: 201,
})

export const revokeHandoffCall = defineCall({
  method: 'DELETE',
  path: '/api/console/orders/:id/handoffs/:handoff',
  access: 'admin',
  right: 'produce',
  summary: 'Revoke the link of a supplier',
  params: handoffParams,
  response: handoffList,
})

export const writeSupplierCall = defineCall({
  method: 'POST',
  path: '/api/console/orders/:id/handoffs/:handoff/messages',
  access: 'admin',
  right: 'produce',
  summary: 'Reply to a supplier',
  params: handoffParams,
  body: z.strictObject({ text: writtenText }),
  response: handoffList,
  status: 201,
})

/** In the body, so that it is in no log. */
const secret = z.string().regex(/^[\w-]{22,128}$/)

/** What a supplier sees. Links that are revoked, expired or unknown are not found, all alike. */
const supplierOrder = handoff.pick({ supplier: true, expiresAt: true, acknowledgedAt: true, progress: true }).extend({
  order: z.int(),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  messages: z.array(message),
  /** Gets files for an hour, as `ticket` in their addresses. */
  ticket: z.string(),
})
export type SupplierOrder = z.infer<typeof supplierOrder>

export const openHandoffCall = defineCall({
  method: 'POST',
  path: '/api/supplier/open',
  access: 'public',
  summary: 'See what a shop handed to a supplier',
  body: z.strictObject({ secret }),
  response: supplierOrder,
})

export const acknowledgeHandoffCall = defineCall({
  method: 'POST',
  path: '/api/supplier/acknowledge',
  access: 'public',
  summary: 'Acknowledge an order as its supplier; once',
  body: z.strictObject({ secret }),
  response: supplierOrder,
})

export const writeShopCall = defineCall({
  method: 'POST',
  path: '/api/supplier/question',
  access: 'public',
  summary: 'Ask the shop about an order as its supplier',
  body: z.strictObject({ secret, text: writtenText }),
  response: supplierOrder,
})

const piece = z.object({
  code: z.string(),
  name: z.string(),
  size: z.string(),
  wearer: z.string(),
  step: z.enum(pieceSteps),
})
export type HandoffPiece = z.infer<typeof piece>

/** A piece goes forward only: one that is sewn stays sewn when it is scanned as cut again. */
export const markPieceCall = defineCall({
  method: 'POST',
  path: '/api/supplier/pieces',
  access: 'public',
  summary: 'Mark a piece as cut, sewn or shipped by its code, as the supplier',
  body: z.strictObject({
    secret,
    code: z.string().trim().min(1, { error: 'required' }).max(60),
    step: z.enum(['cut', 'sewn', 'shipped']),
  }),
  response: z.object({ piece, progress, isNew: z.boolean() }),
})

const ticket = z.string().max(200)

/** Takes a `Range` of bytes. */
export const supplierFileCall = defineCall({
  method: 'GET',
  path: '/api/supplier/file',
  access: 'public',
  summary: 'Download a file of a pack as its supplier',
  query: z.object({ ticket, name: z.string().min(1).max(200) }),
  headers: z.object({ range: z.string().max(100).optional() }),
})

export const supplierZipCall = defineCall({
  method: 'GET',
  path: '/api/supplier/zip',
  access: 'public',
  summary: 'Download a pack as a zip as its supplier',
  query: z.object({ ticket }),
})
