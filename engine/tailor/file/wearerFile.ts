import { Document, Logger, NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { quantize, reorder } from '@gltf-transform/functions'
import { MeshoptEncoder } from 'meshoptimizer'
import type { BoundWeights } from '../../avatar/boundWeights.ts'
import type { NetSurface } from '../wearer/surfaceNet.ts'

/** A part of a figure as it is written. */
export interface WearerMesh {
  readonly name: string
  readonly surface: NetSurface
  readonly weights: BoundWeights
  /** How open the skin lies, 0 to 1 a vertex. */
  readonly openness: Float32Array
  /** Two numbers a vertex, 0 to 1, v downwards. */
  readonly texture: Float32Array | null
}

/** Positions are right to 0.1 mm; a power of two leaves the low bits empty, which compresses. */
const positionSteps = 2 ** 13
const openSteps = 63

/** A glb of one mesh with a primitive for each part, as the viewer reads garments; material name = part. */
export async function writeWearer(name: string, parts: readonly WearerMesh[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN))
  const buffer = document.createBuffer()
  const mesh = document.createMesh(name)
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh))
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4', values: Float32Array | Uint8Array | Uint32Array) =>
    document.createAccessor().setType(type).setArray(values.slice()).setBuffer(buffer)
  for (const { surface, weights, openness, texture, name: part } of parts) {
    const grey = Uint8Array.from([...openness].flatMap(open => Array(3).fill(Math.round(open * openSteps) * 4)))
    const primitive = document
      .createPrimitive()
      .setIndices(accessor('SCALAR', surface.triangles))
      .setAttribute('POSITION', accessor('VEC3', surface.positions.map(rounded)))
      .setAttribute('NORMAL', accessor('VEC3', surface.normals))
      .setAttribute('COLOR_0', accessor('VEC3', grey).setNormalized(true))
      .setAttribute('JOINTS_0', accessor('VEC4', weights.bones))
      .setAttribute('WEIGHTS_0', accessor('VEC4', weights.shares).setNormalized(true))
      .setMaterial(document.createMaterial(part).setExtras({ part }))
    if (texture) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', texture.map(clamped)))
    mesh.addPrimitive(primitive)
  }
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ pattern: /^(NORMAL|TEXCOORD_0)$/, quantizeNormal: 8, quantizeTexcoord: 12 }),
  )
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER })
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
    .writeBinary(document)
}

const rounded = (value: number) => Math.round(value * positionSteps) / positionSteps
const clamped = (value: number) => Math.max(0, Math.min(1, value))
