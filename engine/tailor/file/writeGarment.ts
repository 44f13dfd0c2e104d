import { type Accessor, Document, Logger, NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { quantize, reorder } from '@gltf-transform/functions'
import { MeshoptEncoder } from 'meshoptimizer'
import type { PanelExtras, PanelGeometry } from './panelGeometry.ts'

/**
 * Steps per metre: positions are right to 0.03 mm. They stay metres, so that a viewer needs no transform of the file's
 * node; a power of two leaves the low bits empty, which compresses.
 */
const positionSteps = 2 ** 14

/**
 * A glb of one mesh with a primitive per panel; material name = panel id, material extras = `PanelExtras`.
 * Positions in metres; normals, texture coordinates and colours are quantised; compressed with meshopt.
 */
export async function writeGarment(name: string, panels: readonly PanelGeometry[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready
  const document = createDocument(name, panels)
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ pattern: /^(NORMAL|TEXCOORD_0)$/, quantizeNormal: 8, quantizeTexcoord: 14 }),
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

function createDocument(name: string, panels: readonly PanelGeometry[]): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN))
  const buffer = document.createBuffer()
  const mesh = document.createMesh(name)
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh))
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3', values: Float32Array | Uint8Array | Uint32Array): Accessor =>
    document.createAccessor().setType(type).setArray(values.slice()).setBuffer(buffer)

  for (const { panel, box, lining, ...geometry } of panels) {
    const extras: PanelExtras = { panel: panel.id, box, ...(lining && { lining }) }
    const primitive = document
      .createPrimitive()
      .setIndices(accessor('SCALAR', geometry.triangles))
      .setAttribute('POSITION', accessor('VEC3', geometry.positions.map(rounded)))
      .setAttribute('NORMAL', accessor('VEC3', geometry.normals))
      .setAttribute('TEXCOORD_0', accessor('VEC2', geometry.textureCoordinates))
      .setAttribute('COLOR_0', accessor('VEC3', geometry.colours).setNormalized(true))
      .setMaterial(
        document
          .createMaterial(panel.id)
          .setRoughnessFactor(0.8)
          .setMetallicFactor(0)
          .setDoubleSided(true)
          .setExtras({ ...extras }),
      )
    mesh.addPrimitive(primitive)
  }
  return document
}

const rounded = (value: number) => Math.round(value * positionSteps) / positionSteps
