import { baseSize, type Size } from '../../document/measures.ts'
import { type BodyMeasure, bodyRange } from '../../garment/bodyChart.ts'
import { createProfile } from './shapes.ts'

/** How many times larger parts of a figure are than those of size M. */
export interface Proportions {
  readonly height: number
  /** Round the trunk, by the height in m at which it is on the figure of size M. */
  trunk(height: number): number
  /** Between the joints of the shoulders. */
  readonly shoulders: number
  readonly arms: number
  readonly legs: number
  readonly neck: number
  readonly head: number
  /** How far the armpits are rounded out, in m; 0.04 unless said. */
  readonly armpits?: number
}

/** Size M itself. */
export const unchanged: Proportions = {
  height: 1,
  trunk: () => 1,
  shoulders: 1,
  arms: 1,
  legs: 1,
  neck: 1,
  head: 1,
}

/** Where girths are measured on the mannequin, in m, and where shoulders and neck begin. */
const levels = { hip: 0.94, waist: 1.09, chest: 1.31, shoulder: 1.45, neck: 1.545 }

/** Shares of the growth round the chest by which other parts grow: bones stay, and flesh is put on round the trunk. */
const follows = { padding: 0.93, shoulders: 0.8, arms: 0.6, neck: 0.25, slope: 0.6 }

/**
 * What the chart's bodies of a size measure for those of size M. A trunk that is `padded` grows everywhere as shirts do,
 * which are cut straight for the chest.
 */
export function proportionsOf(size: Size, trunk: 'bare' | 'padded'): Proportions {
  if (size === baseSize) return unchanged
  const [chest, hip, height] = [growth(size, 'chest'), growth(size, 'hip'), growth(size, 'height')]
  const grown = (share: number) => 1 + (chest - 1) * share
  const padded = trunk === 'padded' ? grown(follows.padding) : null
  const profile = createProfile([
    [levels.hip, padded ?? hip],
    [levels.waist, padded ?? growth(size, 'waist')],
    [levels.chest, padded ?? chest],
    [levels.shoulder, grown(follows.slope)],
    [levels.neck, grown(follows.neck)],
  ])
  const found = new Float64Array(1)
  return {
    height,
    trunk(at) {
      profile(at, found)
      return found[0] ?? 1
    },
    shoulders: grown(follows.shoulders),
    arms: grown(follows.arms),
    legs: hip,
    neck: grown(follows.neck),
    head: growth(size, 'head'),
  }
}

function growth(size: Size, measure: BodyMeasure | 'head'): number {
  const middle = ([from, to]: readonly [number, number]) => (from + to) / 2
  return middle(bodyRange(size, measure)) / middle(bodyRange(baseSize, measure))
}
