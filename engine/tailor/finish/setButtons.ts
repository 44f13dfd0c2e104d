import type { PanelId } from '../../document/ids.ts'
import type { PanelSpot } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { add, cross, scale, subtract, unit, type Vector } from '../../geometry/vector.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { sewPanels } from '../mesh/sewPanels.ts'
import { metres } from '../placement/place.ts'
import { normalsOf } from './finishGarment.ts'
import { type ButtonPanel, indexBelow, type Layers } from './layers.ts'
import { finderOn, withSheet } from './layOn.ts'
import { type FinishedMesh, turnHems } from './turnHems.ts'

/** Between points of a button, in mm. */
const spacing = 0.8
/** Of the face, in mm above the cloth: its raised rim, the dish inside it and the four holes. */
const face = { rim: 2.7, dish: 2.1, hole: 0.9 }
/** Shares of the radius: where the dish begins and ends, how far from the middle the holes are, how wide they are. */
const dish = { inner: 0.62, outer: 0.8 }
const holes = { away: 0.27, radius: 0.14 }
/** Of its side, in m. */
const side = { thickness: 0.002, depth: 0.0012 }

/** Sets hard, round parts on what hangs, level with the cloth below their middle. */
export function setButtons(mesh: FinishedMesh, layers: Layers): FinishedMesh {
  return layers.buttons.reduce(
    (whole, button) =>
      button.placement.at.reduce(
        (beside, at) => withSheet(beside, buttonAt(mesh, { layers, button, at }), layers.panels.indexOf(button)),
        whole,
      ),
    mesh,
  )
}

interface Setting {
  readonly layers: Layers
  readonly button: ButtonPanel
  readonly at: Point
}

function buttonAt(mesh: FinishedMesh, { layers, button, at }: Setting): FinishedMesh {
  const disc = sewPanels({ ...layers.hung, panels: [button], seams: [] }, { spacing, seed: 1 })
  const { right } = boundsOf(button.edges.flatMap(({ points }) => points))
  const frame = frameAt(mesh, { layers, button, at }, right)
  const positions = new Float64Array(disc.vertexCount * 3)
  for (let point = 0; point < disc.vertexCount; point++) {
    const [x, y] = [disc.flat[point * 2] ?? 0, disc.flat[point * 2 + 1] ?? 0]
    positions.set(frame(x, y, heightOf(x / right, y / right)), point * 3)
  }
  const whole = { ...disc, positions }
  return turnHems(whole, normalsOf(whole, positions), side)
}

/** Of the face above the cloth, in mm; x and y in radii. */
function heightOf(x: number, y: number): number {
  const hole = Math.hypot(Math.abs(x) - holes.away, Math.abs(y) - holes.away)
  if (hole < holes.radius) return face.hole
  const share = Math.min(1, Math.max(0, (Math.hypot(x, y) - dish.inner) / (dish.outer - dish.inner)))
  return face.dish + (face.rim - face.dish) * share * share * (3 - 2 * share)
}

/** Puts mm across, down and above a level spot into space. Throws where there is no cloth below. */
function frameAt(mesh: FinishedMesh, { layers, button, at }: Setting, radius: number) {
  const find = finderOn(mesh, indexBelow(layers, button), mesh.positions)
  const { middle, across, down, outwards } = levelAt(find, { id: button.id, panel: button.placement.panel, at }, radius)
  return (x: number, y: number, height: number): Vector =>
    add(add(middle, scale(outwards, metres(height))), add(scale(across, metres(x)), scale(down, metres(y))))
}

/** A spot of cloth, and the ways across, down and out of it, level over so many mm around. */
export interface LevelSpot {
  readonly middle: Vector
  readonly across: Vector
  readonly down: Vector
  readonly outwards: Vector
}

type Find = ReturnType<typeof finderOn>

/** How cloth lies at the spot of the panel that `find` knows, for the part `id` on it. Throws where there is no cloth. */
export function levelAt(
  find: Find,
  { id, panel, at }: PanelSpot & { readonly id: PanelId },
  radius: number,
): LevelSpot {
  const spot = (x: number, y: number): Vector => {
    const found = find(at[0] + x, at[1] + y)
    if (found) return [found[0] ?? 0, found[1] ?? 0, found[2] ?? 0]
    throw new Error(`Panel "${id}" is set at ${at} on "${panel}", where there is no cloth.`)
  }
  const across = unit(subtract(spot(radius, 0), spot(-radius, 0)))
  const down = subtract(spot(0, radius), spot(0, -radius))
  const outwards = unit(cross(down, across))
  return { middle: spot(0, 0), across, down: unit(cross(across, outwards)), outwards }
}
