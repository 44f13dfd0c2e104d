import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, versionHeaders } from '../callParts.ts'
import { orderStatus } from '../orders/order.ts'
import { priceBookSchema, promotionSchema } from '../pricing/priceBook.ts'

/** A book without its promotions, which go on from one book to the next. */
export const draftedBook = priceBookSchema.refine(({ promotions }) => promotions.length === 0, {
  path: ['promotions'],
  error: 'incorrect',
})

const priceBooks = z.object({
  /** Null until the shop has published its prices. */
  current: z.object({ number: z.int(), since: isoTime, book: priceBookSchema }).nullable(),
  /** What will be in force from a date. */
  scheduled: z.object({ number: z.int(), at: isoTime, book: priceBookSchema }).nullable(),
  /** What nobody but the owners sees. `version` is for `If-Match`. */
  draft: z.object({ book: priceBookSchema, version: z.int(), updatedAt: isoTime }).nullable(),
  /** Books that were in force before, the latest first. */
  past: z.array(z.object({ number: z.int(), since: isoTime })),
})
export type PriceBooks = z.infer<typeof priceBooks>

export const readPriceBooksCall = defineCall({
  method: 'GET',
  path: '/api/console/prices',
  access: 'admin',
  right: 'manage',
  summary: 'Get the prices in force, those to come and the draft',
  response: priceBooks,
})

/** The version is that of the draft that it replaces, 0 where there is none. */
export const saveDraftCall = defineCall({
  method: 'PUT',
  path: '/api/console/prices/draft',
  access: 'admin',
  right: 'manage',
  summary: 'Save a draft of new prices',
  headers: versionHeaders,
  body: draftedBook,
  response: priceBooks,
})

export const discardDraftCall = defineCall({
  method: 'DELETE',
  path: '/api/console/prices/draft',
  access: 'admin',
  right: 'manage',
  summary: 'Discard the draft of new prices',
  response: priceBooks,
})

export const publishDraftCall = defineCall({
  method: 'POST',
  path: '/api/console/prices/publish',
  access: 'admin',
  right: 'manage',
  summary: 'Publish the draft now, or from a date on',
  headers: versionHeaders,
  /** Within a year; null: now. */
  body: z.strictObject({ at: isoTime.nullable() }),
  response: priceBooks,
})

export const callOffPricesCall = defineCall({
  method: 'DELETE',
  path: '/api/console/prices/scheduled',
  access: 'admin',
  right: 'manage',
  summary: 'Call off the prices to come',
  response: priceBooks,
})

/** Cents. `drafted` is null where the draft has no price for something in the order. */
const repricedOrder = z.object({
  id: z.uuid(),
  number: z.int(),
  receiver: z.string(),
  status: orderStatus,
  charged: z.int(),
  drafted: z.int().nullable(),
})

export const draftEffectCall = defineCall({
  method: 'GET',
  path: '/api/console/prices/effect',
  access: 'admin',
  right: 'manage',
  summary: 'Get what the orders of the last 31 days would have cost by the draft',
  response: z.object({
    /** Those whose price would differ most first, 100 at most. */
    orders: z.array(repricedOrder),
    /** Of all orders that were not canceled or rejected; `unpriced` are not in the sums. */
    count: z.int(),
    unpriced: z.int(),
    charged: z.int(),
    drafted: z.int(),
  }),
})

const promotion = promotionSchema.extend({
  /** Orders that were placed with it. */
  uses: z.int(),
})
const promotionList = z.object({ items: z.array(promotion) })
export type ShopPromotion = z.infer<typeof promotion>

export const listPromotionsCall = defineCall({
  method: 'GET',
  path: '/api/console/promotions',
  access: 'admin',
  right: 'manage',
  summary: 'List the promotional codes of the shop',
  response: promotionList,
})

export const createPromotionCall = defineCall({
  method: 'POST',
  path: '/api/console/promotions',
  access: 'admin',
  right: 'manage',
  summary: 'Create a promotional code',
  body: z.strictObject({
    code: z
      .string({ error: 'required' })
      .trim()
      .toUpperCase()
      .min(3, { error: 'too-short' })
      .max(30, { error: 'too-long' })
      .regex(/^[\p{L}\p{N}_-]+$/u, { error: 'invalid-text' }),
    /** Basis points. */
    discount: z.int().min(1, { error: 'incorrect' }).max(10_000, { error: 'incorrect' }),
    until: isoTime.nullable(),
  }),
  response: promotionList,
  status: 201,
})

/** What was ordered with it stays as it is. */
export const endPromotionCall = defineCall({
  method: 'POST',
  path: '/api/console/promotions/:code/end',
  access: 'admin',
  right: 'manage',
  summary: 'End a promotional code now',
  params: z.object({ code: z.string().min(1).max(30) }),
  response: promotionList,
})
