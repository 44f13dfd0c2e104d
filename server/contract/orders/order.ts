import { z } from 'zod'
import { isoTime } from '../callParts.ts'
import { quoteSchema } from '../pricing/prices.ts'
import { inBothLanguages, productType } from '../tenantSettings.ts'
import { delivery, orderedPiece } from './orderRequest.ts'

export const orderStatuses = [
  'REVIEWING',
  'APPROVED',
  'REJECTED',
  'PROCESSING',
  'ON_THE_WAY',
  'COMPLETED',
  'CANCELED',
] as const
export const orderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof orderStatus>

/** The allowed status changes. The database has the same table and refuses any other change. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  REVIEWING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['PROCESSING', 'CANCELED'],
  // The customer sends a new revision.
  REJECTED: ['REVIEWING', 'CANCELED'],
  PROCESSING: ['ON_THE_WAY', 'CANCELED'],
  ON_THE_WAY: ['COMPLETED'],
  COMPLETED: [],
  CANCELED: [],
}

/** An order that was turned down before it was charged gets no invoice. */
export const withoutInvoice: readonly OrderStatus[] = ['REJECTED', 'CANCELED']

/** The number of an order or an invoice with five figures or more: `00042`. */
export const paddedNumber = (number: number): string => String(number).padStart(5, '0')
/** An order's number as people read it: `#00042`. */
export const orderNumber = (number: number): string => `#${paddedNumber(number)}`
/** The number that `#00042` or `42` stands for; none of any other text. */
export function numberOfOrder(text: string): number | undefined {
  const digits = /^#?0*(\d{1,9})$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

export const orderActionNames = [
  'cancel',
  'resubmit',
  'receive',
  'reorder',
  'approve',
  'reject',
  'process',
  'deliver',
] as const
const orderActionName = z.enum(orderActionNames)
export type OrderActionName = z.infer<typeof orderActionName>

/** What can be read about an order in its history. */
export const orderEvents = [
  'placed',
  'canceled',
  'resubmitted',
  'received',
  'approved',
  'rejected',
  'processed',
  'delivered',
  'claimed',
] as const
export type OrderEvent = (typeof orderEvents)[number]

export const orderActors = ['customer', 'provider'] as const
export type OrderActor = (typeof orderActors)[number]

/** An order in a list. Amounts are cents. */
export const orderCard = z.object({
  id: z.uuid(),
  /** Counts from 1 in every shop; people see it as `#00042`. */
  number: z.int(),
  status: orderStatus,
  /** Every change sends it back as `If-Match: "3"`. */
  version: z.int(),
  designs: z.array(z.object({ name: z.string(), productType, thumbnail: z.string().nullable() })),
  pieces: z.int(),
  grandTotal: z.int(),
  paid: z.int(),
  createdAt: isoTime,
  updatedAt: isoTime,
})
export type OrderCard = z.infer<typeof orderCard>

/** The most transfer slips that an order can have. */
export const maxSlips = 5

/** A picture of a transfer slip, which the customer attached. */
const paymentSlip = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Until the shop has recorded a payment after it. */
  removable: z.boolean(),
  createdAt: isoTime,
})

/** One design of an order as it was when it was ordered. */
export const orderLine = z.object({
  /** The design it was made from; it may have changed or be gone. */
  design: z.uuid(),
  name: z.string(),
  productType,
  fabric: z.string(),
  /** The hash of everything that is produced. */
  sha256: z.string(),
  pieces: z.array(orderedPiece),
})

/** The most places that a rejection can name. */
export const maxDefects = 50

/** What is wrong at one place of an order. */
export const orderDefect = z.strictObject({
  design: z.uuid(),
  /** The row of its roster, from 0; `null` when it is the design itself. */
  row: z.int().min(0).nullable(),
  text: z.string().trim().min(1, { error: 'required' }).max(500, { error: 'too-long' }),
})
export type OrderDefect = z.infer<typeof orderDefect>

export const order = orderCard.extend({
  lines: z.array(orderLine),
  quote: quoteSchema,
  delivery,
  promotionCode: z.string(),
  /** The reason of a rejection or a cancellation; empty otherwise. */
  reason: z.string(),
  /** What is wrong where, while it is rejected. */
  defects: z.array(orderDefect),
  /** How the parcel is followed, as the shop says it; empty before it is sent. */
  tracking: z.string(),
  /** The order that this one repeats. */
  reorderOf: z.object({ id: z.uuid(), number: z.int() }).nullable(),
  /** What must be paid before production begins, in cents. */
  dueBeforeProduction: z.int(),
  /** How to pay, as the shop says it. */
  howToPay: inBothLanguages,
  /** The text of a KHQR code for what is to be paid next; `null` when nothing is, or the shop has no account for it. */
  khqr: z.object({ text: z.string(), cents: z.int() }).nullable(),
  slips: z.array(paymentSlip),
  allowedActions: z.array(orderActionName),
})
export type Order = z.infer<typeof order>

/** The invoice of an order; amounts are those of its quote. */
export const invoice = z.object({
  /** Counts from 1 in every shop, without gaps. */
  number: z.int(),
  issuedAt: isoTime,
  order,
  /** The tax that the total includes, in cents; `null` when the shop names none. */
  tax: z.object({ name: inBothLanguages, percent: z.number(), cents: z.int(), number: z.string() }).nullable(),
})
export type Invoice = z.infer<typeof invoice>

export const orderHistoryEntry = z.object({
  id: z.uuid(),
  event: z.enum(orderEvents),
  by: z.enum(orderActors),
  from: orderStatus.nullable(),
  to: orderStatus,
  note: z.string(),
  at: isoTime,
})
