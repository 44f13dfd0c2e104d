import { type OptionSpec, type OptionValues, optionId } from '../../../engine/index.ts'

export const soccerOptions: readonly OptionSpec[] = [
  { id: optionId('collar'), values: ['crew'], initial: 'crew' },
  { id: optionId('sleeve'), values: ['short'], initial: 'short' },
]

/** A value for every option: the initial one where none is chosen or the chosen one is not known. */
export function chosen(values: OptionValues): OptionValues {
  return Object.fromEntries(
    soccerOptions.map(({ id, values: known, initial }) => {
      const value = values[id]
      return [id, value !== undefined && known.includes(value) ? value : initial]
    }),
  )
}
