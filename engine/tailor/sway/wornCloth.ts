import type { BoundWeights } from '../../avatar/boundWeights.ts'
import { shirtFollows, trousersFollow } from '../../avatar/clothBones.ts'
import { clothWeights } from '../../avatar/clothWeights.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import type { Joints } from '../../avatar/skeleton.ts'
import { pushUpSleeves } from '../../avatar/sleeves.ts'
import type { Pattern } from '../../drafting/pattern.ts'
import { addLayer } from '../body/addLayer.ts'
import { createFound, type DistanceGrid, distanceAt, sampleGrid } from '../body/distanceGrid.ts'
import { proportionsOf } from '../body/proportions.ts'
import type { ReadGarment } from '../file/readGarment.ts'
import { normalsOf } from '../finish/finishGarment.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { sewPanels } from '../mesh/sewPanels.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import type { TailorSettings } from '../settings.ts'
import { type Cloth, createCloth } from '../solver/cloth.ts'
import { createBody } from '../wearer/body.ts'
import { wearerShapes } from '../wearer/figures.ts'
import { wearerJoints } from '../wearer/wearerJoints.ts'

/** Cloth as somebody wears it: coarse, for it only has to sway; its folds are those of the file. */
export interface WornCloth {
  readonly mesh: ClothMesh
  readonly cloth: Cloth
  /** Where it hangs, three coordinates a vertex, in m. */
  readonly rest: Float64Array
  readonly normals: Float64Array
  readonly weights: BoundWeights
  /** How far each vertex may be from where it hangs, before bones carry it, in m. */
  readonly leash: Float64Array
  /** What it must not enter: the body as it stands, with what is worn underneath. */
  readonly body: DistanceGrid
}

export interface WornInput {
  readonly pattern: Pattern
  readonly settings: TailorSettings
  readonly file: ReadGarment
  readonly hangsFromWaist: boolean
  readonly skin: BodyPoints
  readonly joints: Joints
  readonly body: DistanceGrid
  /** What is worn underneath. */
  readonly over: WornCloth | null
}

/** Between neighbouring points, in mm, and of how the points are scattered. */
const [spacing, seed] = [20, 7]

/** So many times as stiff as the fabric: triangles this large would crumple along their edges. */
const stiffness = 40

/** Sews the pattern once more, coarsely, and hangs it where the baked garment hangs. */
export function wornCloth({ pattern, settings, file, hangsFromWaist, skin, joints, body, over }: WornInput): WornCloth {
  const names = new Set(file.panels.map(({ panel }) => panel))
  const panels = pattern.panels.filter(({ id }) => names.has(id))
  const kept = new Set(panels.map(({ id }) => id))
  const seams = pattern.seams.filter(({ a, b }) => kept.has(a.panel) && kept.has(b.panel))
  const mesh = sewPanels({ ...pattern, panels, seams }, { spacing, seed })
  const rest = hungPositions(mesh, file)
  if (!hangsFromWaist) pushUp(rest, mesh, joints)
  const cloth = createCloth(mesh, rest.slice(), settings.fabric)
  const normals = normalsOf(mesh, rest)
  const weights = clothWeights(
    over ? dressedSkin(skin, over) : skin,
    { positions: Float32Array.from(rest), normals: Float32Array.from(normals), links: cloth.springs.ends },
    hangsFromWaist ? trousersFollow : shirtFollows([...names]),
  )
  const hinges = { ...cloth.hinges, compliance: cloth.hinges.compliance.map(value => value / stiffness) }
  const springs = { ...cloth.springs, rest: lengthsOf(rest, cloth.springs.ends) }
  const off = distancesFrom(body, rest)
  const leash = Float64Array.from({ length: mesh.vertexCount }, (_, vertex) =>
    hangsFromWaist
      ? waistLeash(rest[vertex * 3 + 1] ?? 0)
      : shoulderLeash(rest[vertex * 3] ?? 0, rest[vertex * 3 + 1] ?? 0, off[vertex] as number),
  )
  const solid = over ? addLayer(body, { positions: over.rest, normals: over.normals }) : body
  return { mesh, cloth: { ...cloth, springs, hinges }, rest, normals, weights, leash, body: solid }
}

/** A shirt follows the trousers below it. Otherwise a raised thigh would push them through its hem. */
const dressedSkin = (skin: BodyPoints, { rest, normals, weights }: WornCloth): BodyPoints => ({
  positions: Float32Array.from([...skin.positions, ...rest]),
  normals: Float32Array.from([...skin.normals, ...normals]),
  bones: Uint8Array.from([...skin.bones, ...weights.bones]),
  shares: Float32Array.from([...skin.shares, ...Array.from(weights.shares, share => share / 255)]),
})

/** Pushes long sleeves up to the wrists, in place. */
function pushUp(rest: Float64Array, { panels, vertexOf }: ClothMesh, joints: Joints): void {
  const vertices = panels.map(({ first, count }) => [...vertexOf.subarray(first, first + count)])
  const pieces = vertices.map(each => each.flatMap(vertex => [...rest.subarray(vertex * 3, vertex * 3 + 3)]))
  const pushed = pushUpSleeves(pieces, joints)
  for (const [at, piece] of pushed.entries()) {
    if (!piece) continue
    for (const [point, vertex] of (vertices[at] ?? []).entries()) {
      rest.set(piece.subarray(point * 3, point * 3 + 3), vertex * 3)
    }
  }
}

/** Every vertex at the mean of where its points hang; one beside the cloth of the file at the point nearest to it. */
function hungPositions(mesh: ClothMesh, file: ReadGarment): Float64Array {
  const sums = new Float64Array(mesh.vertexCount * 3)
  const counts = new Float64Array(mesh.vertexCount)
  for (const { id, first, count } of mesh.panels) {
    const read = file.panels.find(({ panel }) => panel === id)
    if (!read) continue
    const find = spotFinder(read)
    for (let point = first; point < first + count; point++) {
      const [x, y] = [mesh.flat[point * 2] ?? 0, mesh.flat[point * 2 + 1] ?? 0]
      const vertex = mesh.vertexOf[point] ?? 0
      for (const [axis, value] of (find(x, y) ?? nearestSpot(read, x, y)).entries()) {
        sums[vertex * 3 + axis] = (sums[vertex * 3 + axis] ?? 0) + value
      }
      counts[vertex] = (counts[vertex] ?? 0) + 1
    }
  }
  return sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] || 1))
}

function nearestSpot({ flat, positions }: ReadGarment['panels'][number], x: number, y: number): readonly number[] {
  let [best, nearestSquare] = [0, Number.POSITIVE_INFINITY]
  for (let point = 0; point < flat.length / 2; point++) {
    const far = ((flat[point * 2] ?? 0) - x) ** 2 + ((flat[point * 2 + 1] ?? 0) - y) ** 2
    if (far < nearestSquare) [best, nearestSquare] = [point, far]
  }
  return [...positions.subarray(best * 3, best * 3 + 3)]
}

/** As it hangs, not as it lies flat: folds that are finer than its triangles would push them apart. */
const lengthsOf = (rest: Float64Array, ends: Int32Array): Float64Array =>
  Float64Array.from({ length: ends.length / 2 }, (_, spring) => {
    const [a, b] = [(ends[spring * 2] ?? 0) * 3, (ends[spring * 2 + 1] ?? 0) * 3]
    return Math.hypot(...[0, 1, 2].map(axis => (rest[a + axis] ?? 0) - (rest[b + axis] ?? 0)))
  })

const ramp = (value: number, from: number, over: number): number => Math.min(1, Math.max(0, (from - value) / over))

/**
 * Held at the neck, under the arms and at the wrists, freer down to the hem, out to the cuffs of short sleeves, and where it
 * hangs off the body by 2 cm or more. Heights are of the base size, in m.
 */
const shoulderLeash = (x: number, y: number, off: number): number => {
  const out = Math.abs(x)
  if (y > 1.38 && out < 0.13) return 0.01
  const ofSleeve = 0.036 * ramp(-out, -0.18, 0.18) * (1 - 0.7 * ramp(y, 1.12, 0.08))
  const ofTrunk = 0.075 * ramp(y, 1.22, 0.36) * (1 - ramp(-out, -0.26, 0.03))
  const loose = 0.12 * ramp(-off, -0.02, 0.05)
  return 0.012 + Math.max(ofSleeve, ofTrunk, loose)
}

const waistLeash = (y: number): number => (y > 0.93 ? 0.012 : 0.01 + 0.1 * ramp(y, 0.93, 0.25))

/** How far every vertex is from a body, in m. */
function distancesFrom(body: DistanceGrid, places: Float64Array): Float64Array {
  const found = createFound()
  return Float64Array.from({ length: places.length / 3 }, (_, vertex) => {
    distanceAt(body, places[vertex * 3] ?? 0, places[vertex * 3 + 1] ?? 0, places[vertex * 3 + 2] ?? 0, found)
    return found[0] as number
  })
}

/** Between two knots of a body, in m. */
const bodySpacing = 0.008

/** A figure that wears kits, in its rest pose. Throws for an id that nobody has. */
export function restingBody(id: string): DistanceGrid {
  const shape = wearerShapes[id]
  if (!shape) throw new Error(`Nobody is called "${id}". Choose from: ${Object.keys(wearerShapes)}`)
  const proportions = proportionsOf(shape.size, 'bare')
  return sampleGrid(createBody(shape, proportions, wearerJoints(proportions, shape.hands)), bodySpacing)
}
