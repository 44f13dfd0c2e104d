import { spotFinder } from '../mesh/spotFinder.ts'
import type { WornPanel } from './principalStretch.ts'

interface NamedPanel extends WornPanel {
  readonly panel: string
}

/** Between two spots that are looked at, in mm on the panel. */
const step = 15

/**
 * How far, in mm, the cloth of 95 of 100 spots hangs from where the spot on the wearer's other side does, mirrored.
 * Panels whose name has a left have a right; the others, front and back, mirror themselves.
 */
export function asymmetryOf(panels: readonly NamedPanel[]): number {
  const finders = new Map(panels.map(panel => [panel.panel, spotFinder(panel)]))
  const apart = panels.flatMap(panel => {
    const other = finders.get(panel.panel.replace(/Left$|Right$/, side => (side === 'Left' ? 'Right' : 'Left')))
    const own = finders.get(panel.panel)
    if (!own || !other || panel.panel.endsWith('Right')) return []
    return spotsOn(panel).flatMap(([x, y]) => {
      const [here, there] = [own(x, y), other(-x, y)]
      if (!here || !there) return []
      const [ax = 0, ay = 0, az = 0] = here
      const [bx = 0, by = 0, bz = 0] = there
      return [Math.hypot(ax + bx, ay - by, az - bz) * 1000]
    })
  })
  const sorted = Float64Array.from(apart).sort()
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

function spotsOn({ flat }: WornPanel): readonly (readonly [number, number])[] {
  const all = Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0] as const)
  const once = new Map(all.map(spot => [spot.map(value => Math.round(value / step)).join(), spot]))
  return [...once.values()]
}
