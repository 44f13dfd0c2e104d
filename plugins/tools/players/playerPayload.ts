import { type PlayerFields, sizes, z } from '../../../engine/index.ts'
import { isPlayerNumber } from './rosterWarnings.ts'

/** A longer name fits on no shirt. */
export const longestName = 60
export const mostOfOne = 999

/** What can be said of a player. His place in the list is given by the commands. */
export type PlayerValues = Omit<PlayerFields, 'order'>

export const playerValues = z.object({
  name: z.string().max(longestName),
  number: z.string().max(8),
  size: z.enum(sizes),
  shortsSize: z.enum(sizes).nullable(),
  sleeve: z.enum(['short', 'long']).nullable(),
  goalkeeper: z.boolean(),
  quantity: z.int().min(1).max(mostOfOne),
})

export const id = z.string().min(1).max(64)

/** One line, without the invisible breaks that Khmer keyboards put between words. */
export const asName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .trim()

/** Name and number as they are kept, or why they cannot be. */
export function tidied<Values extends Partial<PlayerValues>>(values: Values): Values | 'number-invalid' {
  const name = values.name === undefined ? {} : { name: asName(values.name) }
  const number = values.number === undefined ? {} : { number: values.number.trim() }
  if (number.number && !isPlayerNumber(number.number)) return 'number-invalid'
  return { ...values, ...name, ...number }
}
