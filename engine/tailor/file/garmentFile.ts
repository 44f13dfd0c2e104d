import type { Panel } from '../../drafting/pattern.ts'
import { boundsOf } from '../mesh/polyline.ts'

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
