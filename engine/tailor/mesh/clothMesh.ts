import type { PanelId } from '../../document/ids.ts'
import type { Panel } from '../../drafting/pattern.ts'

/**
 * Panels sewn to one mesh. A *point* lies on one flat panel; a *vertex* is what hangs in space: points that are
 * sewn together are one vertex.
 */
export interface SewnMesh {
  /** In mm on the panel, two numbers per point. */
  readonly flat: Float64Array
  /** Per point. */
  readonly vertexOf: Int32Array
  readonly vertexCount: number
  /** Three points each, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array
  /** Index into the garment's panels, per triangle. */
  readonly panelOf: Uint8Array
}

export interface ClothPanel {
  readonly id: PanelId
  readonly panel: Panel
  /** Index of its first point; its points follow each other, the outline's first. */
  readonly first: number
  readonly count: number
  /** Each edge of the outline as indices of points, both ends included. */
  readonly edges: ReadonlyMap<string, readonly number[]>
}

/** As it comes from sewing, before anything is hung or subdivided. */
export interface ClothMesh extends SewnMesh {
  readonly panels: readonly ClothPanel[]
}

/** The triangles by vertices instead of points. */
export const vertexTriangles = ({ triangles, vertexOf }: SewnMesh): Uint32Array =>
  triangles.map(point => vertexOf[point] ?? 0)
