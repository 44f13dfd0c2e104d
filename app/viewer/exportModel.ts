import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  type Texture,
} from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'
import type { ClothPiece } from './clothPiece.ts'

export type ModelKind = 'glb' | 'usdz'

/** Phones show no larger images on a model, in pixels of the long side. */
const maxTexture = 2048

/** The garment as a file that other programs and phones open: in metres, y upwards, the artwork baked into its textures. */
export async function exportModel(pieces: readonly ClothPiece[], kind: ModelKind): Promise<Uint8Array<ArrayBuffer>> {
  const { group, dispose } = plainGarment(pieces)
  try {
    if (kind === 'usdz') {
      const options = { maxTextureSize: maxTexture, quickLookCompatible: true }
      return new Uint8Array(await new USDZExporter().parseAsync(group, options))
    }
    const file = await new GLTFExporter().parseAsync(group, { binary: true, maxTextureSize: maxTexture })
    if (!(file instanceof ArrayBuffer)) throw new Error('The exporter gave a text where bytes were asked for.')
    return new Uint8Array(file)
  } finally {
    dispose()
  }
}

/** The same pieces in a material that every program knows, without what only our own shader reads. */
function plainGarment(pieces: readonly ClothPiece[]) {
  const group = new Group()
  group.name = 'garment'
  const used: { dispose(): void }[] = []
  for (const { panel, mesh } of pieces) {
    const material = new MeshStandardMaterial({ map: imageOn(mesh), side: DoubleSide, roughness: 0.9, metalness: 0 })
    material.name = panel
    const geometry = plainGeometry(mesh.geometry)
    const plain = new Mesh(geometry, material)
    plain.name = panel
    plain.applyMatrix4(mesh.matrixWorld)
    group.add(plain)
    used.push(material, geometry)
  }
  group.updateMatrixWorld(true)
  return { group, dispose: () => used.forEach(each => void each.dispose()) }
}

const plainAttributes = ['position', 'normal', 'uv']

/** In plain numbers: baked meshes are packed in a way that few programs read. */
function plainGeometry(from: BufferGeometry): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setIndex(from.index)
  for (const name of plainAttributes) {
    const packed = from.getAttribute(name)
    if (!packed) continue
    const values = Array.from({ length: packed.count * packed.itemSize }, (_, at) =>
      packed.getComponent(Math.floor(at / packed.itemSize), at % packed.itemSize),
    )
    geometry.setAttribute(name, new Float32BufferAttribute(values, packed.itemSize))
  }
  return geometry
}

function imageOn({ material }: Mesh): Texture | null {
  const [first] = [material].flat()
  const map = first && 'map' in first ? (first.map as Texture | null) : null
  // A photograph of cloth: a tenth of the bytes of a PNG.
  if (map) map.userData.mimeType = 'image/jpeg'
  return map
}
