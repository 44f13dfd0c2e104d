import { type GarmentSize, garmentSize, garmentSizes } from '../../../server/contract/garmentSizes.ts'
import { sizeName } from '../../i18n/sizeName.ts'

/** Every size as a choice of a list. */
export const sizeOptions = garmentSizes.map(size => ({ value: String(size), label: sizeName(size) }))

/** The chosen size; `null` for none. */
export const sizeOf = (value: string): GarmentSize | null => garmentSize.safeParse(value).data ?? null

/** The chosen length of sleeves; `null` for what the design has. */
export const sleeveOf = (value: string): 'short' | 'long' | null =>
  value === 'short' || value === 'long' ? value : null
