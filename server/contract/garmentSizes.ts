import { z } from 'zod'

/** From the smallest to the largest; XXL is shown as 2XL and so on. */
export const garmentSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL', 'XXXXXXL'] as const
export const garmentSize = z.enum(garmentSizes)
export type GarmentSize = z.infer<typeof garmentSize>
