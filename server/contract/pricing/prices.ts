import { z } from 'zod'
import { defineCall } from '../call.ts'
import { garmentSize } from '../garmentSizes.ts'
import { productType } from '../tenantSettings.ts'

const money = z.int().min(0)

/** What anybody may see: no promotional codes, no limits. Prices are of one piece in short sleeves up to 2XL. */
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
          /** As long as the list of tiers. */
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

/** So many pieces that are cut alike. */
const piecesSchema = z.strictObject({
  size: garmentSize,
  sleeve,
  version,
  quantity: z.int().min(1).max(10_000),
})

/** What a customer wants, without a single amount: those are the shop's to say. */
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

/** `amount` = unitPrice × quantity; `totalDiscount` = discount × quantity; `totalAmount` = amount − totalDiscount. */
const quoteLineSchema = z.object({
  ...piecesSchema.shape,
  unitPrice: money,
  /** Of one piece, and in basis points after the fabric's limit. */
  discount: money,
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
  /** Discount for the number of pieces, in basis points. */
  tierDiscount: z.int(),
  /** So many pieces more and the discount is this; null at the top. */
  nextTier: z.object({ missing: z.int(), discount: z.int() }).nullable(),
  minimumQuantity: z.int(),
  /** Pieces that lack to the smallest order; 0 when it is reached. */
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
  /** Whether every item reaches its smallest order. */
  orderable: z.boolean(),
})

export type Pieces = z.infer<typeof piecesSchema>
export type QuoteRequest = z.infer<typeof quoteRequestSchema>
export type QuoteLine = z.infer<typeof quoteLineSchema>
export type QuoteItem = z.infer<typeof quoteItemSchema>
export type Quote = z.infer<typeof quoteSchema>

/** Not found where the shop tells its prices on request. */
export const readPricesCall = defineCall({
  method: 'GET',
  path: '/api/pricing',
  access: 'public',
  summary: 'Prices by product, fabric and tier',
  answer: priceTableSchema,
})

export const quoteCall = defineCall({
  method: 'POST',
  path: '/api/pricing/quote',
  access: 'public',
  summary: 'What a wish costs, line by line',
  body: quoteRequestSchema,
  answer: quoteSchema,
})
