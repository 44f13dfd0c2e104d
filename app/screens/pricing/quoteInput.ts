import { latinFigures } from '../../../engine/lettering/latinFigures.ts'
import { type GarmentSize, garmentSizes } from '../../../server/contract/garmentSizes.ts'
import type { Pieces, QuoteRequest } from '../../../server/contract/pricing/prices.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { hasLongSleeves } from '../../session/products.ts'

type Sleeve = Pieces['sleeve']
export const sleeves: readonly Sleeve[] = ['short', 'long']

/** How many pieces of each size and sleeve, by `size sleeve`; what is not named is none. */
export type Amounts = Readonly<Record<string, number>>

/** What somebody has the calculator reckon. */
export interface QuoteInput {
  readonly product: ProductType
  readonly fabric: string
  readonly amounts: Amounts
  readonly code: string
}

const maxPieces = 10_000

export const amountKey = (size: GarmentSize, sleeve: Sleeve): string => `${size} ${sleeve}`

/** A team with its goalkeepers and a few spares. */
export const usualAmounts: Amounts = { 'S short': 3, 'M short': 6, 'L short': 5, 'XL short': 2 }

/** The question to the server; `null` while no piece is wished for. */
export function quoteRequestOf({ product, fabric, amounts, code }: QuoteInput): QuoteRequest | null {
  const pieces = garmentSizes.flatMap(size =>
    (hasLongSleeves(product) ? sleeves : sleeves.slice(0, 1)).flatMap((sleeve): readonly Pieces[] => {
      const quantity = amounts[amountKey(size, sleeve)] ?? 0
      return quantity > 0 ? [{ size, sleeve, version: 'player', quantity }] : []
    }),
  )
  if (pieces.length === 0) return null
  const promotionCode = code.trim()
  return { items: [{ productType: product, fabric, pieces }], ...(promotionCode ? { promotionCode } : {}) }
}

/** A number of pieces as it is typed, in Khmer figures too; `null` for what is no whole number or too many. */
export function readAmount(text: string): number | null {
  const latin = latinFigures(text.trim())
  if (latin === '') return 0
  return /^\d{1,5}$/.test(latin) && Number(latin) <= maxPieces ? Number(latin) : null
}
