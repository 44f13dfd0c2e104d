import { z } from 'zod'
import { defineCall } from '../call.ts'
import { garmentSize } from '../garmentSizes.ts'
import { productType } from '../tenantSettings.ts'

const money = z.int().min(0)

/**
 * The public price list, without promotional codes and limits. Prices are for one piece with short sleeves, up to 2XL.
 */
export const priceTableSchema = z.object({
  currency: z.literal('USD'),
  tiers: z.array(z.object({ from: z.int(), discount: z.int() })),
  products: z.array(
    z.object({
      productType,
      minimumQuantity: z.int(),
      fabrics: z.array(
        z.object({
          fabric: z.string(),
          unitPrice: money,
          /** One price per tier. */
          tierPrices: z.array(money),
        }),
      ),
    }),
  ),
  longSleeve: z.object({ surcharge: money, discount: z.int() }),
  largeSize: z.object({ surcharge: money }),
})

export type PriceTable = z.infer<typeof priceTableSchema>

const sleeve = z.enum(['long', 'short'])
const version = z.enum(['player', 'goalkeeper'])

/** A number of pieces with the same cut. */
const piecesSchema = z.strictObject({
  size: garmentSize,
  sleeve,
  version,
  quantity: z.int().min(1).max(10_000),
})

/** What a customer wants to order. It has no amounts, because only the shop sets prices. */
export const quoteRequestSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        design: z.string().max(64).optional(),
        productType,
        fabric: z.string().min(1).max(60),
        pieces: z.array(piecesSchema).min(1).max(500),
      }),
    )
    .min(1)
    .max(50),
  promotionCode: z.string().trim().max(30).optional(),
})

/**
 * `amount` = unitPrice × quantity; `totalDiscount` = amount × discountRate, rounded once, half a cent up;
 * `totalAmount` = amount − totalDiscount.
 */
const quoteLineSchema = z.object({
  ...piecesSchema.shape,
  unitPrice: money,
  /** In basis points, after the limit of the fabric. */
  discountRate: z.int().min(0).max(10_000),
  amount: money,
  totalDiscount: money,
  totalAmount: money,
})

const quoteItemSchema = z.object({
  design: z.string().nullable(),
  productType,
  fabric: z.string(),
  quantity: z.int(),
  /** The volume discount in basis points. */
  tierDiscount: z.int(),
  /** How many more pieces reach the next discount; null at the highest tier. */
  nextTier: z.object({ missing: z.int(), discount: z.int() }).nullable(),
  minimumQuantity: z.int(),
  /** Pieces missing to the minimum order; 0 when it is reached. */
  missing: z.int(),
  lines: z.array(quoteLineSchema),
  amount: money,
  totalDiscount: money,
  totalAmount: money,
})

export const quoteSchema = z.object({
  currency: z.literal('USD'),
  items: z.array(quoteItemSchema),
  promotion: z.enum(['none', 'taken', 'unknown', 'ended']),
  amount: money,
  totalDiscount: money,
  grandTotal: money,
  /** Whether every item reaches its minimum order. */
  orderable: z.boolean(),
})

export type Pieces = z.infer<typeof piecesSchema>
export type QuoteRequest = z.infer<typeof quoteRequestSchema>
export type QuoteLine = z.infer<typeof quoteLineSchema>
export type QuoteItem = z.infer<typeof quoteItemSchema>
export type Quote = z.infer<typeof quoteSchema>

/** Not found in a shop that gives prices on request. */
export const readPricesCall = defineCall({
  method: 'GET',
  path: '/api/pricing',
  access: 'public',
  summary: 'Get prices by product, fabric and tier',
  response: priceTableSchema,
})

export const quoteCall = defineCall({
  method: 'POST',
  path: '/api/pricing/quote',
  access: 'public',
  summary: 'Get a quote, line by line',
  body: quoteRequestSchema,
  response: quoteSchema,
})
