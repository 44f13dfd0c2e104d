import { type DistanceGrid, sampleGrid } from '../body/distanceGrid.ts'
import { proportionsOf } from '../body/proportions.ts'
import { createBody } from '../wearer/body.ts'
import { wearerShapes } from '../wearer/figures.ts'
import { wearerJoints } from '../wearer/wearerJoints.ts'

/** Between two knots, in m. */
const spacing = 0.008

/** A figure that wears kits, in its rest pose. Throws for an id that nobody has. */
export function restingBody(id: string): DistanceGrid {
  const shape = wearerShapes[id]
  if (!shape) throw new Error(`Nobody is called "${id}". Choose from: ${Object.keys(wearerShapes)}`)
  const proportions = proportionsOf(shape.size, 'bare')
  return sampleGrid(createBody(shape, proportions, wearerJoints(proportions, shape.hands)), spacing)
}
