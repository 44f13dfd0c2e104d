import { createSkeleton, type Joints, type Skeleton } from '../../avatar/skeleton.ts'
import { vectorAt } from '../../geometry/vector.ts'
import { proportionsOf } from '../body/proportions.ts'
import { type Distance, smoothStep } from '../body/shapes.ts'
import { type WearerMesh, writeWearer } from '../file/wearerFile.ts'
import { createBody } from './body.ts'
import { boneHeat } from './boneHeat.ts'
import type { WearerShape } from './figures.ts'
import { type Part, partsOf } from './parts.ts'
import { footRule, headRule, ruledWeights, weightsFrom } from './partWeights.ts'
import { meshOf } from './simplified.ts'
import { type NetSurface, opennessOf, surfaceOf } from './surfaceNet.ts'
import { wearerJoints } from './wearerJoints.ts'

export interface BakedWearer {
  readonly file: Uint8Array
  readonly joints: Joints
  readonly headMiddle: readonly [number, number, number]
  readonly headSize: number
  readonly eyes: number
  readonly eyeTilt: number
  readonly triangles: number
}

/** Of the surface that weights are worked out on, in m. */
const weightSpacing = 0.0135

/** Shapes, meshes and weighs a figure. */
export async function bakeWearer(id: string, shape: WearerShape): Promise<BakedWearer> {
  const proportions = proportionsOf(shape.size, 'bare')
  const places = wearerJoints(proportions, shape.hands)
  const skeleton = createSkeleton(places.joints)
  const body = createBody(shape, proportions, places)
  const top = places.headMiddle[1] + 0.17 * shape.head.size
  const coarse = surfaceOf(body, { lowest: [-0.62, 0.02, -0.26], highest: [0.62, top, 0.26] }, weightSpacing)
  const weigh = weightsFrom(coarse, boneHeat(body, coarse, skeleton, weightSpacing), weightSpacing)
  const meshes: WearerMesh[] = []
  for (const part of partsOf(shape, places, body)) {
    const surface = await meshOf(part)
    meshes.push({
      name: part.name,
      surface,
      weights: weightsOf(part, surface, skeleton, weigh),
      openness: opennessOf(part.name === 'base' ? part.shape : outside(body, part), surface),
      texture: textureOf(part, surface),
    })
  }
  return {
    file: await writeWearer(id, meshes),
    joints: rounded(places.joints),
    headMiddle: places.headMiddle,
    headSize: shape.head.size,
    eyes: shape.head.eyes,
    eyeTilt: shape.head.eyeTilt,
    triangles: meshes.reduce((sum, { surface }) => sum + surface.triangles.length / 3, 0),
  }
}

/** What takes light from a part: the whole body, and itself where it is more than skin. */
const outside =
  (body: Distance, { shape }: Part): Distance =>
  (x, y, z) =>
    Math.min(body(x, y, z), shape(x, y, z))

function weightsOf(part: Part, surface: NetSurface, skeleton: Skeleton, weigh: ReturnType<typeof weightsFrom>) {
  const { joints } = skeleton
  if (part.name === 'beard') return ruledWeights(surface, () => ({ head: 1 }))
  if (part.name === 'head') {
    const from = joints.neck[1] + 0.02
    return weigh(surface, { rule: headRule(skeleton), share: ([, y]) => smoothStep(from, from + 0.06, y) })
  }
  const low = joints.ankle[1]
  return weigh(surface, { rule: footRule(skeleton), share: ([, y]) => smoothStep(low + 0.09, low + 0.02, y) })
}

function textureOf({ texture }: Part, { positions }: NetSurface): Float32Array | null {
  if (!texture) return null
  const spots = Array.from({ length: positions.length / 3 }, (_, at) => texture(vectorAt(positions, at)))
  return Float32Array.from(spots.flat())
}

/** To hundredths of a millimetre. */
function rounded(joints: Joints): Joints {
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  const result = { ...joints }
  for (const [name, [x, y, z]] of Object.entries(joints))
    Object.assign(result, { [name]: [round(x), round(y), round(z)] })
  return result
}
