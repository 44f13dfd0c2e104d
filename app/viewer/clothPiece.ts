import type { Mesh } from 'three'
import type { PanelId } from '../../engine/index.ts'
import type { PanelBox } from './panelBox.ts'

/** The cloth of one panel as it hangs. */
export interface ClothPiece {
  readonly panel: PanelId
  /** What its texture shows: of the size that is shown, whatever size the mesh was baked in. */
  box: PanelBox
  readonly mesh: Mesh
  /** What it lines, with a point for each of its own. */
  readonly lines?: Mesh
}
