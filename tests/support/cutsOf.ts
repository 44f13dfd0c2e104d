import type { GarmentPlugin, OptionValues } from '../../engine/index.ts'

/** Every cut that a garment's options give. */
export function cutsOf(garment: GarmentPlugin): readonly OptionValues[] {
  return garment.options.reduce<readonly OptionValues[]>(
    (cuts, { id, values }) => cuts.flatMap(cut => values.map(value => ({ ...cut, [id]: value }))),
    [{}],
  )
}
