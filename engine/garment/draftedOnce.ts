import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from './garmentPlugin.ts'

/** The same garment, which drafts every size and cut once: players of one size share it. */
export function draftedOnce(garment: GarmentPlugin): GarmentPlugin {
  const known = new Map<string, Pattern>()
  return {
    ...garment,
    pattern(size, options) {
      const key = JSON.stringify([size, garment.options.map(({ id }) => options[id])])
      const pattern = known.get(key) ?? garment.pattern(size, options)
      known.set(key, pattern)
      return pattern
    },
  }
}
