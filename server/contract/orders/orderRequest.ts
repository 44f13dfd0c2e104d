import { z } from 'zod'
import { emailAddress, personName, phoneNumber } from '../accounts/personFields.ts'
import { garmentSize } from '../garmentSizes.ts'
import type { QuoteRequest } from '../pricing/prices.ts'
import { language, type ProductType } from '../tenantSettings.ts'

const line = (max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .max(max, { error: 'too-long' })
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { error: 'invalid-text' })
const filled = (max: number) => line(max).min(1, { error: 'required' })

/** Where an order goes, and who is called about it. */
export const delivery = z.strictObject({
  name: personName,
  phone: phoneNumber,
  email: emailAddress,
  /** ISO 3166, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'unknown-choice' }),
  province: filled(80),
  district: line(80),
  commune: line(80),
  /** House, street, landmark. */
  address: filled(300),
  /** The day it is needed. */
  wishedDate: z.iso.date({ error: 'invalid-date' }).nullable(),
  note: z.string().trim().max(2000, { error: 'too-long' }),
})
export type Delivery = z.infer<typeof delivery>

export const shirtName = line(60)
/** Up to two figures, Latin or Khmer, as they stand on the shirt. */
export const shirtNumber = z.string().regex(/^(\d{0,2}|[០-៩]{1,2})$/, { error: 'invalid-number' })

/** One row of a roster: the shirts of one player. */
export const orderedPiece = z.strictObject({
  name: shirtName,
  number: shirtNumber,
  size: garmentSize,
  /** Of the shorts, where it differs. */
  shortsSize: garmentSize.nullable(),
  sleeve: z.enum(['long', 'short']),
  version: z.enum(['player', 'goalkeeper']),
  quantity: z
    .int({ error: 'invalid-quantity' })
    .min(1, { error: 'invalid-quantity' })
    .max(999, { error: 'invalid-quantity' }),
})
export type OrderedPiece = z.infer<typeof orderedPiece>

export const orderedDesign = z.strictObject({
  design: z.uuid(),
  fabric: z.string().min(1).max(60),
  pieces: z.array(orderedPiece).min(1, { error: 'no-players' }).max(500, { error: 'too-long' }),
})
export type OrderedDesign = z.infer<typeof orderedDesign>

/** The designs that one order can have. */
export const maxDesigns = 10

/** What somebody orders. It has no prices: `expectedTotal` is only what the person has seen. */
export const orderRequest = z.strictObject({
  designs: z.array(orderedDesign).min(1).max(maxDesigns),
  promotionCode: z.string().trim().max(30).default(''),
  delivery,
  /** In cents. Another total is refused, so that nobody orders at a price that they have not seen. */
  expectedTotal: z.int().min(0),
  /** Made by the browser. It lets anybody who has it follow the order; the server keeps its hash. */
  trackingSecret: z.string().regex(/^[\w-]{22,128}$/),
  /** The language of the emails. */
  language,
  acceptedTerms: z.literal(true, { error: 'required' }),
})
export type OrderRequest = z.infer<typeof orderRequest>

/** The pieces of a roster that cost the same, as the quote counts them: one line for each size, sleeve and version. */
export function quoteItemOf(
  productType: ProductType,
  { design, fabric, pieces }: OrderedDesign,
): QuoteRequest['items'][number] {
  const lines = new Map<string, QuoteRequest['items'][number]['pieces'][number]>()
  for (const { size, sleeve, version, quantity } of pieces) {
    const key = `${size} ${sleeve} ${version}`
    lines.set(key, { size, sleeve, version, quantity: quantity + (lines.get(key)?.quantity ?? 0) })
  }
  return { design, productType, fabric, pieces: [...lines.values()] }
}
