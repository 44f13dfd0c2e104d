import {
  choicesFor,
  type GarmentPlugin,
  type PlayerChoices,
  type PlayerFields,
  sizes,
  z,
} from '../../../engine/plugin.ts'
import { asPlayerNumber, isPlayerNumber } from './rosterWarnings.ts'

/** A longer name fits on no shirt. */
export const longestName = 60
export const maxPieces = 999

type Fields = Omit<PlayerFields, 'order'>

/**
 * What can be said of a player: the fields that everybody has, and what was chosen under the names that the garment
 * declares. His place in the list is given by the commands.
 */
export type PlayerValues = Fields & Choices

/** What changes of a player. */
export type PlayerEdit = Partial<Fields> & Choices

interface Choices {
  readonly [choice: string]: string | number | boolean | null
}

const playerFields = z.object({
  name: z.string().max(longestName),
  number: z.string().max(8),
  size: z.enum(sizes),
  goalkeeper: z.boolean(),
  quantity: z.int().min(1).max(maxPieces),
})

const anyChoice = z.union([z.string().max(64), z.number(), z.boolean(), z.null()])

export const playerValues = playerFields.catchall(anyChoice)

const isField = (name: string): boolean => Object.hasOwn(playerFields.shape, name)

type SortError = 'size-not-made' | 'option-unknown' | 'option-value-unknown'

/** Splits the values: what everybody has, and what was chosen, which the garment has to offer; else why it cannot be. */
export function sorted(
  values: PlayerEdit,
  garment: GarmentPlugin,
): { readonly fields: Partial<Fields>; readonly choices: PlayerChoices } | SortError {
  if (values.size !== undefined && !garment.sizes.sizes.includes(values.size)) return 'size-not-made'
  const entries = Object.entries(values)
  const choices = choicesFor(garment, Object.fromEntries(entries.filter(([name]) => !isField(name))))
  if (typeof choices === 'string') return choices
  return { fields: Object.fromEntries(entries.filter(([name]) => isField(name))), choices }
}

/**
 * A player of any list as this garment can have one: without choices that it does not offer, and in its size where it is
 * made in one only.
 */
export function asOffered(values: PlayerValues, garment: GarmentPlugin): PlayerValues {
  const isOffered = ([name, value]: readonly [string, unknown]) =>
    isField(name) || typeof choicesFor(garment, { [name]: value }) !== 'string'
  const { sizes } = garment.sizes
  const size = sizes.length === 1 ? sizes[0] : values.size
  return { ...Object.fromEntries(Object.entries(values).filter(isOffered)), size } as PlayerValues
}

export const idSchema = z.string().min(1).max(64)

/** One line, without the invisible breaks that Khmer keyboards put between words, and signs that turn letters round. */
export const asName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\ufeff\u202a-\u202e]/g, '')
    .trim()

/** Name and number as they are kept, or why they cannot be. */
export function tidied<Values extends PlayerEdit>(values: Values): Values | 'number-invalid' {
  const name = values.name === undefined ? {} : { name: asName(values.name) }
  const number = values.number === undefined ? {} : { number: asPlayerNumber(values.number) }
  if (number.number && !isPlayerNumber(number.number)) return 'number-invalid'
  return { ...values, ...name, ...number }
}
