import type { PanelArtwork } from '../../../engine/index.ts'
import type { WornColours } from '../../viewer/avatar/clothing.ts'

/** Something plain for a kit without colours. */
const plain: WornColours = { main: '#20242b', second: '#e8e9ec' }

/**
 * The colours that cover most of a kit, for what is worn with it: of shorts where there are any, for socks go with them.
 */
export function wornColours(panels: readonly PanelArtwork[]): WornColours {
  const areas = new Map<string, number>()
  for (const { groups } of panels) {
    for (const { items, bounds } of groups) {
      const area = Math.max(0, bounds.right - bounds.left) * Math.max(0, bounds.bottom - bounds.top)
      for (const item of items) {
        if (item.kind !== 'path' || !item.fill) continue
        const colour = item.fill.type === 'solid' ? item.fill.colour : item.fill.stops[0]?.colour
        if (colour) areas.set(colour, (areas.get(colour) ?? 0) + area * item.opacity)
      }
    }
  }
  const [main, second] = [...areas].sort((a, b) => b[1] - a[1]).map(([colour]) => colour)
  const found = main ?? plain.main
  return { main: found, second: second ?? (found.toLowerCase() === plain.second ? plain.main : plain.second) }
}
