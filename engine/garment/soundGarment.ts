import type { PluginError } from '../document/outcome.ts'
import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from './garmentPlugin.ts'

/**
 * A garment that throws no more when it is drafted, so that a design can still be looked at and mended: a cut that cannot
 * be drafted is shown as the initial one, and as no pieces where that cannot be either; zones and slots that throw are
 * missing. The first of its errors is reported.
 */
export function soundGarment(garment: GarmentPlugin, onPluginError: (error: PluginError) => void): GarmentPlugin {
  let isReported = false
  const attempt = <Value>(work: () => Value, instead: () => Value): Value => {
    try {
      return work()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (!isReported) onPluginError({ plugin: garment.slug, during: 'pattern', message })
      isReported = true
      return instead()
    }
  }
  return {
    ...garment,
    pattern(size, options) {
      const empty = (): Pattern => ({ size, options, panels: [], seams: [] })
      return attempt(
        () => garment.pattern(size, options),
        () => attempt(() => garment.pattern(size, {}), empty),
      )
    },
    zones: pattern =>
      attempt(
        () => garment.zones(pattern),
        () => [],
      ),
    slots: pattern =>
      attempt(
        () => garment.slots(pattern),
        () => [],
      ),
  }
}
