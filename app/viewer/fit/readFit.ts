import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { type PanelBox, readPanelBox } from '../panelBox.ts'

/** How one panel of a mesh hangs in another size. */
export interface PanelFit {
  readonly box: PanelBox
  readonly count: number
  /** How far each point hangs from where the mesh has it, in m; three numbers per point. */
  readonly moved: Float32Array
  /** How far its texture coordinates are from those of the mesh; two per point. */
  readonly turned: Float32Array
  /** How much its bent normals differ from the mesh's, in steps of the file; three numbers per point. */
  readonly shade: Int8Array
}

/** Bytes of a point's light: three, and one that is empty. */
const lightStride = 4
/** Numbers per point: three of its place, two of its spot, and one that is empty. */
const stride = 6

/** What a fit's file holds, by panel. Throws when it is none. */
export async function readFit(bytes: ArrayBuffer): Promise<ReadonlyMap<string, PanelFit>> {
  await MeshoptDecoder.ready
  const length = new DataView(bytes).getUint32(0, true)
  const head: FitHead = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)))
  let at = 4 + length
  return new Map(
    head.panels.map(({ panel, box, count, bytes: size, light }) => {
      const values = new Int16Array(count * stride)
      MeshoptDecoder.decodeVertexBuffer(
        new Uint8Array(values.buffer),
        count,
        stride * 2,
        new Uint8Array(bytes, at, size),
      )
      const lit = new Int8Array(count * lightStride)
      MeshoptDecoder.decodeVertexBuffer(
        new Uint8Array(lit.buffer),
        count,
        lightStride,
        new Uint8Array(bytes, at + size, light),
      )
      at += size + light
      const read = readPanelBox(box)
      if (!read) throw new Error(`The fit has no box for the panel "${panel}". Bake the fits again.`)
      return [
        panel,
        {
          box: read,
          count,
          shade: lit.filter((_, index) => index % lightStride < 3),
          ...split(values, count, head.steps),
        },
      ]
    }),
  )
}

interface FitHead {
  /** Per m, and per texture box. */
  readonly steps: { readonly place: number; readonly spot: number }
  readonly panels: readonly {
    readonly panel: string
    readonly box: unknown
    readonly count: number
    readonly bytes: number
    readonly light: number
  }[]
}

function split(values: Int16Array, count: number, { place, spot }: FitHead['steps']) {
  const [moved, turned] = [new Float32Array(count * 3), new Float32Array(count * 2)]
  for (let point = 0; point < count; point++) {
    for (let axis = 0; axis < 3; axis++) moved[point * 3 + axis] = (values[point * stride + axis] ?? 0) / place
    for (let axis = 0; axis < 2; axis++) turned[point * 2 + axis] = (values[point * stride + 3 + axis] ?? 0) / spot
  }
  return { moved, turned }
}
