import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  MeshBasicMaterial,
} from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'

/*
 * Reads the glTF files that `engine/tailor/file/` bakes: one node, one mesh with a primitive for each panel, all buffers
 * packed by EXT_meshopt_compression. The loader of three reads every other glTF as well and weighs 13 kB gz.
 */

/** What our files have of glTF. */
interface BakedFile {
  readonly bufferViews: readonly BakedView[]
  readonly accessors: readonly BakedAccessor[]
  readonly materials: readonly { readonly name: string; readonly extras?: Readonly<Record<string, unknown>> }[]
  readonly meshes: readonly { readonly primitives: readonly BakedPrimitive[] }[]
}

interface BakedView {
  readonly byteStride?: number
  readonly extensions: { readonly EXT_meshopt_compression: PackedView }
}

interface PackedView {
  readonly byteOffset?: number
  readonly byteLength: number
  readonly byteStride: number
  readonly count: number
  readonly mode: string
  readonly filter?: string
}

interface BakedAccessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: keyof typeof componentTypes
  readonly count: number
  readonly type: keyof typeof lengths
  readonly normalized?: boolean
}

interface BakedPrimitive {
  readonly attributes: Readonly<Record<string, number>>
  readonly indices: number
  readonly material: number
}

const componentTypes = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
} as const
const lengths = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const

/** What glTF calls the attributes of a point, and three does. */
const attributeNames = [
  ['POSITION', 'position'],
  ['NORMAL', 'normal'],
  ['TEXCOORD_0', 'uv'],
  ['COLOR_0', 'color'],
  ['JOINTS_0', 'skinIndex'],
  ['WEIGHTS_0', 'skinWeight'],
] as const

const magic = 0x46546c67
const headLength = 12
const chunkHeadLength = 8

/** The cloth of a baked file, a mesh for each panel with what the file says of it. Throws when it is none. */
export async function readClothFile(bytes: ArrayBuffer): Promise<Group> {
  const view = new DataView(bytes)
  if (view.getUint32(0, true) !== magic) throw new Error('The file is no binary glTF.')
  const jsonLength = view.getUint32(headLength, true)
  const jsonAt = headLength + chunkHeadLength
  const file: BakedFile = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, jsonAt, jsonLength)))
  await MeshoptDecoder.ready
  const unpacked = unpack(file, new Uint8Array(bytes, jsonAt + jsonLength + chunkHeadLength))
  const group = new Group()
  for (const { primitives } of file.meshes) {
    for (const primitive of primitives) group.add(meshOf(primitive, file, unpacked))
  }
  return group
}

/** The bytes of each view. */
const unpack = ({ bufferViews }: BakedFile, packed: Uint8Array): readonly ArrayBuffer[] =>
  bufferViews.map(({ extensions: { EXT_meshopt_compression: view } }) => {
    const { byteOffset = 0, byteLength, byteStride, count, mode, filter } = view
    if (byteOffset + byteLength > packed.length) throw new Error('The file ends before its meshes do.')
    const target = new Uint8Array(count * byteStride)
    const source = packed.subarray(byteOffset, byteOffset + byteLength)
    MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode, filter)
    return target.buffer
  })

function meshOf(primitive: BakedPrimitive, file: BakedFile, unpacked: readonly ArrayBuffer[]): Mesh {
  const geometry = new BufferGeometry()
  for (const [baked, name] of attributeNames) {
    const at = primitive.attributes[baked]
    if (at !== undefined) geometry.setAttribute(name, attributeOf(at, file, unpacked))
  }
  const index = attributeOf(primitive.indices, file, unpacked)
  if (index instanceof BufferAttribute) geometry.setIndex(index)
  // Tells whose cloth it is until that is dressed.
  const material = new MeshBasicMaterial()
  const { name, extras = {} } = found(file.materials, primitive.material)
  material.name = name
  material.userData = extras
  return new Mesh(geometry, material)
}

function attributeOf(at: number, { accessors, bufferViews }: BakedFile, unpacked: readonly ArrayBuffer[]) {
  const { bufferView, byteOffset = 0, componentType, count, type, normalized } = found(accessors, at)
  const [Values, length, bytes] = [componentTypes[componentType], lengths[type], found(unpacked, bufferView)]
  const { byteStride } = found(bufferViews, bufferView)
  if (byteStride === undefined || byteStride === length * Values.BYTES_PER_ELEMENT) {
    return new BufferAttribute(new Values(bytes, byteOffset, count * length), length, normalized)
  }
  // Points begin at every fourth byte, as graphics cards want it.
  const buffer = new InterleavedBuffer(new Values(bytes), byteStride / Values.BYTES_PER_ELEMENT)
  return new InterleavedBufferAttribute(buffer, length, byteOffset / Values.BYTES_PER_ELEMENT, normalized)
}

function found<Thing>(things: readonly Thing[], at: number): Thing {
  const thing = things[at]
  if (thing === undefined) throw new Error(`The file names its part ${at} and does not have it.`)
  return thing
}
