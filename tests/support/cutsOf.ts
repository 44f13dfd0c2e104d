import type { GarmentPlugin, OptionValues } from '../../engine/index.ts'
import { isOffered } from '../../engine/plugin.ts'

/** Every cut that a garment's options offer. */
export function cutsOf({ options }: GarmentPlugin): readonly OptionValues[] {
  const all = options.reduce<readonly OptionValues[]>(
    (cuts, { id, values }) => cuts.flatMap(cut => values.map(value => ({ ...cut, [id]: value }))),
    [{}],
  )
  return all.filter(cut => Object.entries(cut).every(([id, value]) => isOffered(options, cut, id, value)))
}
