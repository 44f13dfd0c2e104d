import type { Vector } from '../vector.ts'
import type { Distance } from './distance.ts'

/**
 * The shapes of the mannequin were measured on a man of 1.80 m and 102 cm round the chest. Size M of our chart is cut
 * for 1.72 m and 92 cm: this much narrower, lower and flatter.
 */
const build: Vector = [0.905, 0.955, 0.895]

export const built = ([x, y, z]: Vector): Vector => [x * build[0], y * build[1], z * build[2]]

/** The shape in the mannequin's build; distances are right to first order once a grid has divided them by their slope. */
export function builtShape(shape: Distance): Distance {
  const mean = (build[0] + build[1] + build[2]) / 3
  return (x, y, z) => shape(x / build[0], y / build[1], z / build[2]) * mean
}
