import type { PlayerFields } from '../document/fields.ts'
import { type Size, sizes } from '../document/measures.ts'
import { choiceOf, type PlayerChoices } from '../document/tables.ts'
import type { GarmentPlugin, PlayerOption } from './garmentPlugin.ts'

type Values = Pick<GarmentPlugin, 'options' | 'sizes'>
type Offering = Values & Pick<GarmentPlugin, 'playerOptions'>

/** What can be chosen: another size, or a value of the option that the garment has. */
export const valuesOfChoice = ({ options, sizes }: Values, choice: PlayerOption): readonly string[] =>
  choice.kind === 'size' ? sizes.sizes : (options.find(({ id }) => id === choice.option)?.values ?? [])

/** What a player has chosen; `null` is as the design has it, and so is a value that the garment lacks. */
export function chosenBy(player: PlayerFields, garment: Offering, choice: PlayerOption): string | null {
  const chosen = choiceOf(player, choice.field)
  return chosen !== null && valuesOfChoice(garment, choice).includes(chosen) ? chosen : null
}

/** The size that a player has chosen for some parts; `null` is that of the rest. */
export const sizeChosenBy = (player: PlayerFields, { field }: PlayerOption): Size | null =>
  sizes.find(size => size === choiceOf(player, field)) ?? null

/** Why a player cannot have these choices, or all that the garment offers: `null` where nothing was chosen. */
export function choicesFor(
  garment: Offering,
  given: Readonly<Record<string, unknown>>,
): PlayerChoices | 'option-unknown' | 'option-value-unknown' {
  const { playerOptions } = garment
  for (const [field, value] of Object.entries(given)) {
    const choice = playerOptions.find(known => known.field === field)
    if (value === null || value === undefined) continue
    if (!choice) return 'option-unknown'
    if (typeof value !== 'string' || !valuesOfChoice(garment, choice).includes(value)) return 'option-value-unknown'
  }
  return Object.fromEntries(
    playerOptions.map(({ field }): [string, string | null] => {
      const value = Object.hasOwn(given, field) ? given[field] : null
      return [field, typeof value === 'string' ? value : null]
    }),
  )
}
