import { add, dot, magnitude, scale, subtract, type Vector } from '../../geometry/vector.ts'
import { type ButtonPanel, indexBelow, type Layers } from '../finish/layers.ts'
import { finderOn } from '../finish/layOn.ts'
import { type LevelSpot, levelAt } from '../finish/setButtons.ts'
import type { FinishedMesh } from '../finish/turnHems.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import type { WornMesh } from './wornMesh.ts'

interface Moving {
  readonly worn: WornMesh
  /** The pattern that was baked, and that of the size. */
  readonly parts: Layers
  readonly sized: Layers
  readonly finished: FinishedMesh
}

/** Moves each button, which is hard and keeps its shape, from its spot on the baked cloth to the same spot in the size: they all have the same millimetres. */
export function moveButtons({ worn, parts, sized, finished }: Moving): ReadonlyMap<string, (place: Vector) => Vector> {
  return new Map(
    parts.buttons.map(button => {
      const other = sized.buttons.find(({ id }) => id === button.id) ?? button
      const below = worn.panels.find(({ panel }) => panel === button.placement.panel)
      if (!below) throw new Error(`The baked file has no panel "${button.placement.panel}" below "${button.id}".`)
      const [before, after] = [
        levelSpots(button, spotFinder(below)),
        levelSpots(other, finderOn(finished, indexBelow(sized, other), finished.positions)),
      ]
      return [button.id as string, (place: Vector) => movedWith(place, before, after)]
    }),
  )
}

function levelSpots(button: ButtonPanel, find: ReturnType<typeof finderOn>): readonly LevelSpot[] {
  const { right } = boundsOf(button.edges.flatMap(({ points }) => points))
  const { id, placement } = button
  return placement.at.map(at => levelAt(find, { id, panel: placement.panel, at }, right))
}

function movedWith(place: Vector, before: readonly LevelSpot[], after: readonly LevelSpot[]): Vector {
  const distances = before.map(({ middle }) => magnitude(subtract(place, middle)))
  const nearest = distances.indexOf(Math.min(...distances))
  const [from, to] = [before[nearest], after[nearest]]
  if (!from || !to) return place
  const off = subtract(place, from.middle)
  return (['across', 'down', 'outwards'] as const).reduce(
    (sum, way) => add(sum, scale(to[way], dot(off, from[way]))),
    to.middle,
  )
}
