import { z } from 'zod'
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
