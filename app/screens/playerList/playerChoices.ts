import type { TFunction } from 'i18next'
import { type GarmentSize, garmentSize, garmentSizes } from '../../../server/contract/garmentSizes.ts'
import { sizeName } from '../../i18n/formats.ts'

/** Every size as a choice of a list. */
const sizes = garmentSizes.map(size => ({ value: String(size), label: sizeName(size) }))

/** The lists that are chosen from, in the visitor's language. */
export const playerChoices = (t: TFunction<'playerList'>) => ({
  sizes,
  shorts: [{ value: '', label: t('likeShirt') }, ...sizes],
  sleeves: [
    { value: '', label: t('likeDesign') },
    { value: 'short', label: t('sleeve.short') },
    { value: 'long', label: t('sleeve.long') },
  ],
})

/** The chosen size; `null` for none. */
export const sizeOf = (value: string): GarmentSize | null => garmentSize.safeParse(value).data ?? null

/** The chosen length of sleeves; `null` for what the design has. */
export const sleeveOf = (value: string): 'short' | 'long' | null =>
  value === 'short' || value === 'long' ? value : null
