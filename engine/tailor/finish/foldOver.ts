import { Box3, Vector3 } from 'three'
import type { Point } from '../../geometry/path.ts'
import { add, addTo, scale, subtract, unit, type Vector, vectorAt } from '../../geometry/vector.ts'
import { createFound, type DistanceGrid, distanceAt } from '../body/distanceGrid.ts'
import { gridRound } from '../body/surfaceGrid.ts'
import { type ClothMesh, freeEdges, vertexTriangles } from '../mesh/clothMesh.ts'
import { distanceToPath } from '../mesh/polyline.ts'
import { sewPanels } from '../mesh/sewPanels.ts'
import { edgeOf, metres } from '../placement/place.ts'
import type { TailorSettings } from '../settings.ts'
import { createCloth } from '../solver/cloth.ts'
import { type Phase, simulate } from '../solver/simulate.ts'
import { normalsOf } from './finishGarment.ts'
import { type FallPanel, indexBelow, type Layers } from './layers.ts'
import { withSheet } from './layOn.ts'
import { smooth } from './smooth.ts'
import { symmetrise } from './symmetrise.ts'
import { type FinishedMesh, type HemSize, type IsSewnLater, turnHems } from './turnHems.ts'

/** Between points of a fall of cloth, in mm; those of rib lie closer. It is not made rounder afterwards. */
const spacing = 7.5
const hem: HemSize = { thickness: 0.0018, depth: 0.004 }
/** From the middle of what falls to the middle of what it falls on, in m: its turned edge has room there. */
const thickness = 0.0028
/** Between the knots of the grid of what it falls on, in m, and how far round it the grid reaches. */
const grid = { spacing: 0.0025, around: 0.02, below: 0.08 }
/** How far below level the fall begins, in radians: it comes down from above. */
const startAngle = 0.25
const falling: Phase = { seconds: 2, gravity: 9.81, damping: 5, friction: 0.3, restingSpeed: 0.002 }
/** Spots this near to an edge lie on it, in mm. */
const onEdge = 0.05

type FallSettings = Pick<TailorSettings, 'fabric' | 'seed' | 'substeps' | 'smoothing'>

/** What a fall is folded over is not turned in: it is sewn to it, and its other edges lie below. */
export function sewnToFalls(layers: Layers): IsSewnLater {
  const below = layers.falls.map(fall => indexBelow(layers, fall))
  return panel => below.includes(panel)
}

/** Lets falls, such as a collar over its stand, drop from the edges that they are folded over along, and drapes them. */
export function foldOver(mesh: FinishedMesh, layers: Layers, settings: FallSettings): FinishedMesh {
  return layers.falls.reduce((whole, fall) => {
    const roll = rollOn(whole, indexBelow(layers, fall), lineBelow(layers, fall))
    const cloth = sewPanels(
      { ...layers.hung, panels: [fall], seams: [] },
      { spacing, seed: settings.seed, pieces: new Map([[`${fall.id}.${fall.placement.roll}`, roll.length - 1]]) },
    )
    const sheet = draped({ cloth, fall, roll, on: whole }, settings)
    return withSheet(withRoll(whole, roll, sheet), sheet, layers.panels.indexOf(fall))
  }, mesh)
}

/** A point of the edge that a fall is folded over along. */
interface RollPoint {
  readonly vertex: number
  readonly position: Vector
  /** Out of the right side of what stands. */
  readonly normal: Vector
}

const lineBelow = (layers: Layers, fall: FallPanel): readonly Point[] => {
  const below = layers.panels[indexBelow(layers, fall)]
  return below ? edgeOf(below, fall.placement.along) : []
}

/** The points of a panel's edge as it hangs, in the edge's direction. */
function rollOn(mesh: FinishedMesh, panel: number, line: readonly Point[]): readonly RollPoint[] {
  const spot = (point: number): Point => [mesh.flat[point * 2] ?? 0, mesh.flat[point * 2 + 1] ?? 0]
  const isAlong = (from: Point, to: Point): boolean =>
    Math.hypot(to[0] - from[0], to[1] - from[1]) > onEdge &&
    [from, to].every(each => distanceToPath(line, each) < onEdge)
  const next = new Map<number, number>()
  for (const { from, to, triangle } of freeEdges(mesh)) {
    if (mesh.panelOf[triangle] === panel && isAlong(spot(from), spot(to))) next.set(from, to)
  }
  const ends = new Set(next.values())
  const found: RollPoint[] = []
  const start = [...next.keys()].find(point => !ends.has(point))
  for (let point = start; point !== undefined; point = next.get(point)) {
    const vertex = mesh.vertexOf[point] ?? 0
    found.push({ vertex, position: vectorAt(mesh.positions, vertex), normal: vectorAt(mesh.normals, vertex) })
  }
  // Triangles are seen from outside counter-clockwise where y points down, which is against the panel's own edges.
  const first = line[0] ?? [0, 0]
  const isForwards = start !== undefined && Math.hypot(spot(start)[0] - first[0], spot(start)[1] - first[1]) < 1
  return isForwards ? found : found.toReversed()
}

interface Falling {
  readonly cloth: ClothMesh
  readonly fall: FallPanel
  readonly roll: readonly RollPoint[]
  readonly on: FinishedMesh
}

function draped({ cloth, fall, roll, on }: Falling, settings: FallSettings): FinishedMesh {
  const held = cloth.panels[0]?.edges.get(fall.placement.roll) ?? []
  const hold = (positions: Float64Array): Float64Array => {
    held.forEach((point, index) => {
      positions.set(roll[index]?.position ?? [0, 0, 0], point * 3)
    })
    return positions
  }
  const particles = createCloth(cloth, hold(startOf(cloth, held, roll)), settings.fabric)
  for (const point of held) particles.inverseMass[point] = 0
  const body = groundOf(on, particles.positions)
  const contactCloth = { ...particles, fabric: { ...settings.fabric, thickness } }
  simulate(contactCloth, falling, { body, substeps: settings.substeps, selfDistance: 0.002 })
  const even = smooth(cloth, particles.positions, settings.smoothing)
  for (const point of held) even.flat.set(cloth.flat.subarray(point * 2, point * 2 + 2), point * 2)
  const flat = { ...cloth, flat: even.flat }
  const positions = hold(symmetrise(flat, hold(even.positions), body))
  lift(positions, new Set(held), body)
  hold(positions)
  const lying = { ...flat, positions }
  const normals = normalsOf(lying, positions)
  held.forEach((point, index) => {
    const inside = scale(roll[index]?.normal ?? [0, 0, 0], -1)
    normals.set(unit(add(vectorAt(normals, point), inside)), point * 3)
  })
  const line = edgeOf(fall, fall.placement.roll)
  return turnHems(lying, normals, hem, (_, from, to) => [from, to].every(spot => distanceToPath(line, spot) < onEdge))
}

/** Out over the edge like the brim of a hat, a little down. */
function startOf(cloth: ClothMesh, held: readonly number[], roll: readonly RollPoint[]): Float64Array {
  const spot = (point: number): Point => [cloth.flat[point * 2] ?? 0, cloth.flat[point * 2 + 1] ?? 0]
  const line = held.map(spot)
  const positions = new Float64Array(cloth.vertexCount * 3)
  for (let point = 0; point < cloth.vertexCount; point++) {
    const [x, y] = spot(point)
    const at = nearestOf(line, [x, y])
    const [before, after] = [Math.max(0, at - 1), Math.min(line.length - 1, at + 1)]
    const [[ax, ay], [bx, by], [hx, hy]] = [line[before] ?? [0, 0], line[after] ?? [1, 0], line[at] ?? [0, 0]]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [tx, ty] = [(bx - ax) / length, (by - ay) / length]
    const [along, out] = [(x - hx) * tx + (y - hy) * ty, (y - hy) * tx - (x - hx) * ty]
    const [from, to, here] = [roll[before], roll[after], roll[at]]
    if (!from || !to || !here) continue
    const tangent = unit(subtract(to.position, from.position))
    const level = unit([here.normal[0], 0, here.normal[2]])
    const outwards: Vector = [level[0] * Math.cos(startAngle), -Math.sin(startAngle), level[2] * Math.cos(startAngle)]
    positions.set(add(here.position, add(scale(tangent, metres(along)), scale(outwards, metres(out)))), point * 3)
  }
  return positions
}

function nearestOf(line: readonly Point[], [x, y]: Point): number {
  const distances = line.map(([px, py]) => Math.hypot(px - x, py - y))
  return distances.indexOf(Math.min(...distances))
}

/** Distances to what lies round the fall: cloth without its turned edges, whose right side looks inwards. */
function groundOf(mesh: FinishedMesh, positions: Float64Array): DistanceGrid {
  const box = new Box3().setFromArray(Array.from(positions))
  box.expandByVector(new Vector3(grid.around, grid.around, grid.around))
  box.min.y -= grid.below
  const corners = vertexTriangles(mesh)
  const triangles: number[] = []
  for (let first = 0; first < corners.length; first += 3) {
    const [a = 0, b = 0, c = 0] = corners.subarray(first, first + 3)
    const isNear = [a, b, c].some(vertex => box.containsPoint(new Vector3(...vectorAt(mesh.positions, vertex))))
    if (isNear && flatAreaOf(mesh, first) > 1e-3) triangles.push(a, b, c)
  }
  return gridRound({ ...mesh, triangles }, box, grid.spacing)
}

/** In mm². */
function flatAreaOf({ flat, triangles }: FinishedMesh, first: number): number {
  const [a = 0, b = 0, c = 0] = triangles.subarray(first, first + 3)
  const side = (to: number, axis: 0 | 1) => (flat[to * 2 + axis] ?? 0) - (flat[a * 2 + axis] ?? 0)
  return Math.abs(side(b, 0) * side(c, 1) - side(b, 1) * side(c, 0)) / 2
}

/** In place: evening brings cloth nearer to what it lies on than its turned edge is thick. */
function lift(positions: Float64Array, held: ReadonlySet<number>, body: DistanceGrid): void {
  const found = createFound()
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    if (held.has(vertex)) continue
    distanceAt(body, ...vectorAt(positions, vertex), found)
    const missing = thickness * 0.9 - (found[0] ?? 1)
    if (missing > 0) addTo(positions, vertex, scale([found[1] ?? 0, found[2] ?? 0, found[3] ?? 0], missing))
  }
}

/** One surface runs over the fold: the wrong side of what stands goes on as the right side of what falls. */
function withRoll(mesh: FinishedMesh, roll: readonly RollPoint[], sheet: FinishedMesh): FinishedMesh {
  const normals = mesh.normals.slice()
  const keyOf = (position: Vector): string => position.map(value => Math.round(value * 1e6)).join()
  const over = new Map<string, number>()
  // The cloth's own points come first; those of its turned edges may lie at the same place.
  for (let vertex = sheet.vertexCount - 1; vertex >= 0; vertex--)
    over.set(keyOf(vectorAt(sheet.positions, vertex)), vertex)
  for (const { vertex, position } of roll) {
    const other = over.get(keyOf(position))
    if (other !== undefined) normals.set(scale(vectorAt(sheet.normals, other), -1), vertex * 3)
  }
  return { ...mesh, normals }
}
