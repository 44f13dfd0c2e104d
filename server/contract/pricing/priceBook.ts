import { z } from 'zod'
import { productType } from '../tenantSettings.ts'

/** An amount in the smallest unit of its currency, such as US cents. */
const amount = z.int().min(0).max(100_000_000)
/** Basis points: 1250 is 12.5 %. */
const basisPoints = z.int().min(0).max(10_000)
const name = z.string().min(1).max(60)

export const fabricPriceSchema = z.strictObject({
  fabric: name,
  unitPrice: amount,
  /** The maximum total discount of a piece. */
  discountLimit: basisPoints,
})

export const productPriceSchema = z.strictObject({
  productType,
  /** The number of pieces of one design, in all sizes and versions. */
  minimumQuantity: z.int().min(1).max(10_000),
  fabrics: z.array(fabricPriceSchema).min(1).max(20),
})

export const tierSchema = z.strictObject({ from: z.int().min(1).max(100_000), discount: basisPoints })

export const promotionSchema = z.strictObject({
  code: z.string().trim().toUpperCase().min(3).max(30),
  discount: basisPoints,
  /** When it expires, as an ISO time; null: never. */
  until: z.iso.datetime().nullable(),
})

/** One version of a tenant's prices. Tiers grow in pieces, and their discounts never fall. */
export const priceBookSchema = z
  .strictObject({
    currency: z.literal('USD'),
    products: z.array(productPriceSchema).max(8),
    tiers: z.array(tierSchema).max(12),
    longSleeve: z.strictObject({ surcharge: amount, discount: basisPoints }),
    /** From 3XL on. */
    largeSize: z.strictObject({ surcharge: amount }),
    promotions: z.array(promotionSchema).max(100),
  })
  .refine(book => grows(book.tiers), { path: ['tiers'], message: 'tiers-fall' })
  .refine(book => areUnlike(book.products.map(product => product.productType)), {
    path: ['products'],
    message: 'named-twice',
  })
  .refine(book => book.products.every(product => areUnlike(product.fabrics.map(({ fabric }) => fabric))), {
    path: ['products'],
    message: 'named-twice',
  })

export type PriceBook = z.infer<typeof priceBookSchema>
export type ProductPrice = z.infer<typeof productPriceSchema>
export type FabricPrice = z.infer<typeof fabricPriceSchema>
export type Promotion = z.infer<typeof promotionSchema>
export type Tier = z.infer<typeof tierSchema>

const grows = (tiers: readonly Tier[]) =>
  tiers.every((tier, at) => {
    const before = tiers[at - 1]
    return !before || (tier.from > before.from && tier.discount >= before.discount)
  })

const areUnlike = (names: readonly string[]) => new Set(names).size === names.length
