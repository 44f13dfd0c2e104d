import type { PanelId } from '../../document/ids.ts'
import type { Panel } from '../../drafting/pattern.ts'
import type { FinishedMesh } from '../finish/turnHems.ts'
import { boundsOf } from '../mesh/polyline.ts'

/** What one primitive of the file holds. */
export interface PanelGeometry {
  readonly panel: Panel
  readonly box: TextureBox
  /** The panel that lines it. */
  readonly lining?: PanelId
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** 0 to 1 over the texture box, v downwards. */
  readonly textureCoordinates: Float32Array
  /** Bent normals, three bytes per point: `direction * 0.5 + 0.5` in 64 steps, 252 for 1. */
  readonly colours: Uint8Array
  readonly triangles: Uint32Array
}

/** Of each coordinate of a bent normal, from -1 to 1: bytes whose two low bits are empty compress well. */
export const lightSteps = 63
const stride = 4

/** Parts a garment by panels; points on a seam are in both. `bentNormals` has three numbers per vertex. */
export function panelGeometries(
  mesh: FinishedMesh,
  panels: readonly Panel[],
  bentNormals: Float64Array,
): readonly PanelGeometry[] {
  return panels.map((panel, index) => geometryOf(mesh, { panel, index, bentNormals }))
}

interface Part {
  readonly panel: Panel
  readonly index: number
  readonly bentNormals: Float64Array
}

function geometryOf(mesh: FinishedMesh, { panel, index, bentNormals }: Part): PanelGeometry {
  const corners = mesh.triangles.filter((_, corner) => mesh.panelOf[Math.floor(corner / 3)] === index)
  const points = [...new Set(corners)]
  const numbers = new Map(points.map((point, number) => [point, number]))
  const vertices = points.map(point => mesh.vertexOf[point] ?? 0)
  const box = textureBox(panel)
  const threeOf = (values: Float64Array) =>
    Float32Array.from(vertices.flatMap(vertex => [...values.subarray(vertex * 3, vertex * 3 + 3)]))
  return {
    panel,
    box,
    positions: threeOf(mesh.positions),
    normals: threeOf(mesh.normals),
    textureCoordinates: Float32Array.from(
      points.flatMap(point => [
        ((mesh.flat[point * 2] ?? 0) - box.left) / box.width,
        ((mesh.flat[point * 2 + 1] ?? 0) - box.top) / box.height,
      ]),
    ),
    colours: Uint8Array.from(threeOf(bentNormals), value => Math.round((value * 0.5 + 0.5) * lightSteps) * stride),
    triangles: corners.map(point => numbers.get(point) ?? 0),
  }
}

/** The rectangle of a panel that its texture covers, in mm: the outline and some bleed. */
export interface TextureBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a viewer reads from the `extras` of a material. */
export interface PanelExtras {
  readonly panel: string
  readonly box: TextureBox
  /** The panel whose right side is seen on the inside of this one. */
  readonly lining?: string
}

/** Round the outline, in mm. */
const bleed = 6

export function textureBox(panel: Panel): TextureBox {
  const { left, top, right, bottom } = boundsOf(panel.edges.flatMap(edge => edge.points))
  return {
    left: left - bleed,
    top: top - bleed,
    width: right - left + 2 * bleed,
    height: bottom - top + 2 * bleed,
  }
}
