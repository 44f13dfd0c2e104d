import { boundsHold, type Panel, type Point, sewingLine } from '../../../../engine/index.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import type { FlatLayout } from './flatLayout.ts'

/** How the sheet lies on the screen: a pixel of the surface is so many mm, and its corner lies there on the sheet. */
export interface SheetView {
  readonly width: number
  readonly height: number
  readonly mmPerPixel: number
  readonly corner: Point
}

/** The pieces laid flat, as cloth one can point at. */
export function createFlatSurface(layout: FlatLayout, panels: readonly Panel[], sheet: () => SheetView): StageSurface {
  const outlines = new Map(panels.map(panel => [panel.id, sewingLine(panel)]))
  return {
    spotAt([left, top]) {
      const { mmPerPixel, corner } = sheet()
      const [x, y] = [corner[0] + left * mmPerPixel, corner[1] + top * mmPerPixel]
      for (const piece of layout.pieces) {
        const spot: Point = [x - piece.x + piece.bounds.left, y - piece.y + piece.bounds.top]
        if (boundsHold(piece.bounds, spot) && isInside(outlines.get(piece.panel) ?? [], spot)) {
          return { panel: piece.panel, x: spot[0], y: spot[1] }
        }
      }
      return null
    },
    project({ panel, x, y }) {
      const piece = layout.pieces.find(laid => laid.panel === panel)
      if (!piece) return null
      const { mmPerPixel, corner } = sheet()
      return [
        (x - piece.bounds.left + piece.x - corner[0]) / mmPerPixel,
        (y - piece.bounds.top + piece.y - corner[1]) / mmPerPixel,
      ]
    },
    mmPerPixel: () => sheet().mmPerPixel,
    size: sheet,
  }
}

function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}
