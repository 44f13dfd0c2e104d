import { clamp } from '../geometry/clamp.ts'
import { seededRandom } from '../geometry/seededRandom.ts'
import { type DrawnPattern, drawnPatterns } from './catalogue/drawnPatterns.ts'
import { generators } from './generators.ts'
import type { Slider, Tile } from './tile.ts'

/** What a fill says of a pattern that is drawn from geometry. */
export interface DrawnFill {
  readonly id: string
  /** `null` takes the pattern's own. */
  readonly seed: number | null
  /** What is set of its sliders; the rest is as the pattern has it. */
  readonly settings: Readonly<Record<string, number>>
}

const byId: ReadonlyMap<string, DrawnPattern> = new Map(drawnPatterns.map(pattern => [pattern.id, pattern]))

/** A slider of a pattern with where it stands. */
export interface SetSlider extends Slider {
  readonly name: string
  readonly value: number
}

/** The sliders of a drawn pattern as a fill sets them, each within its range; none for other patterns. */
export function slidersOf({ id, settings }: DrawnFill): readonly SetSlider[] {
  const pattern = byId.get(id)
  if (!pattern) return []
  return Object.entries(generators[pattern.generator].sliders).map(([name, slider]) => {
    const own = Object.hasOwn(pattern.settings, name) ? pattern.settings[name] : undefined
    const given = Object.hasOwn(settings, name) ? settings[name] : undefined
    return { ...slider, name, value: clamp(given ?? own ?? slider.initial, slider.min, slider.max) }
  })
}

/** The seed that a fill draws with; `null` for a pattern in which chance has no part. */
export function seedOf({ id, seed }: DrawnFill): number | null {
  const pattern = byId.get(id)
  return pattern && generators[pattern.generator].isRandom ? (seed ?? pattern.seed) : null
}

/** The tile of a drawn pattern; `null` for an id that none has. The same tile for the same fill. */
export function drawTile(fill: DrawnFill): Tile | null {
  const pattern = byId.get(fill.id)
  if (!pattern) return null
  const values = Object.fromEntries(slidersOf(fill).map(({ name, value }) => [name, value]))
  const seed = fill.seed ?? pattern.seed
  const key = JSON.stringify([fill.id, seed, values])
  const tile = kept.get(key) ?? { id: fill.id, ...generators[pattern.generator].draw(values, seededRandom(seed)) }
  kept.delete(key)
  kept.set(key, tile)
  for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
  return tile
}

/** The last ones: a design asks for its tiles again with every change. */
const kept = new Map<string, Tile>()
const maxKept = 64
