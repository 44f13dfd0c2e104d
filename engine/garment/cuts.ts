import type { OptionValues } from '../drafting/pattern.ts'
import type { OptionSpec } from './garmentPlugin.ts'

/** A cut as it is made: a value that does not go with those of other options counts as not chosen. */
export const madeCut = (options: readonly OptionSpec[], cut: OptionValues): OptionValues =>
  Object.fromEntries(
    options.map(spec => {
      const value = cut[spec.id] ?? spec.initial
      return [spec.id, goesWith(spec, value, cut) ? value : spec.initial]
    }),
  )

/** Whether a value can be chosen in a cut: it goes with all others, and they with it. */
export function isOffered(options: readonly OptionSpec[], cut: OptionValues, option: string, value: string): boolean {
  const changed = { ...cut, [option]: value }
  return options.every(spec => goesWith(spec, changed[spec.id] ?? spec.initial, changed))
}

const goesWith = ({ only }: OptionSpec, value: string, cut: OptionValues): boolean =>
  only?.[value]?.some(named => Object.entries(named).every(([other, values]) => values.includes(cut[other] ?? ''))) ??
  true
