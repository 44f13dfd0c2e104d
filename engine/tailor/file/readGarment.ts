import { readFileSync } from 'node:fs'
import { NodeIO, type Primitive } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import type { PanelExtras } from './panelGeometry.ts'

export interface ReadPanel {
  readonly panel: string
  readonly extras: PanelExtras
  /** In m, three per point. */
  readonly positions: Float64Array
  readonly normals: Float64Array
  /** In mm on the panel, as texture coordinates and box say; two per point. */
  readonly flat: Float64Array
  /** The length of the bent normal: how much light comes, 0 to 1, per point. */
  readonly light: Float64Array
  readonly triangles: Uint32Array
}

export interface ReadGarment {
  readonly panels: readonly ReadPanel[]
  readonly extensions: readonly string[]
  readonly nodeScale: readonly number[]
}

/** What a viewer finds in a baked file. */
export async function readGarment(path: string): Promise<ReadGarment> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const root = (await io.readBinary(new Uint8Array(readFileSync(path)))).getRoot()
  return {
    panels: root.listMeshes().flatMap(mesh => mesh.listPrimitives().map(readPanel)),
    extensions: root.listExtensionsUsed().map(({ extensionName }) => extensionName),
    nodeScale: root.listNodes()[0]?.getWorldMatrix() ?? [],
  }
}

function readPanel(primitive: Primitive): ReadPanel {
  const material = primitive.getMaterial()
  const extras = readExtras(material?.getExtras())
  const { left, top, width, height } = extras.box
  const texture = valuesOf(primitive, 'TEXCOORD_0')
  return {
    panel: material?.getName() ?? '',
    extras,
    positions: valuesOf(primitive, 'POSITION'),
    normals: valuesOf(primitive, 'NORMAL'),
    flat: texture.map((value, index) => (index % 2 === 0 ? left + value * width : top + value * height)),
    light: lengthsOf(valuesOf(primitive, 'COLOR_0').map(byte => (byte * (255 / 252) - 0.5) * 2)),
    triangles: Uint32Array.from(primitive.getIndices()?.getArray() ?? []),
  }
}

function valuesOf(primitive: Primitive, name: string): Float64Array {
  const accessor = primitive.getAttribute(name)
  if (!accessor) throw new Error(`A panel of the file has no ${name}.`)
  const size = accessor.getElementSize()
  const element: number[] = []
  return Float64Array.from({ length: accessor.getCount() * size }, (_, index) => {
    if (index % size === 0) accessor.getElement(index / size, element)
    return element[index % size] ?? 0
  })
}

const lengthsOf = (vectors: Float64Array): Float64Array =>
  Float64Array.from({ length: vectors.length / 3 }, (_, at) => Math.hypot(...vectors.subarray(at * 3, at * 3 + 3)))

function readExtras(extras: Record<string, unknown> = {}): PanelExtras {
  const { panel, box, lining } = extras
  if (typeof panel !== 'string' || typeof box !== 'object' || box === null) throw new Error('A material has no extras.')
  const side = (name: string) => Number(Reflect.get(box, name))
  const read = { left: side('left'), top: side('top'), width: side('width'), height: side('height') }
  return { panel, box: read, ...(typeof lining === 'string' && { lining }) }
}
