import { panelId } from '../../engine/document/ids.ts'
import type { EdgeRef, Panel, Pattern } from '../../engine/drafting/pattern.ts'
import type { Point } from '../../engine/geometry/path.ts'

/** A square of cloth with edges top, right, bottom and left, clockwise; sides in mm. */
export function square(id: string, side: number): Panel {
  const corners: readonly Point[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ]
  const names = ['top', 'right', 'bottom', 'left']
  return {
    id: panelId(id),
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: names.map((name, index) => ({
      name,
      points: [corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]],
      allowance: 10,
    })),
    grain: [
      [side / 2, 10],
      [side / 2, side - 10],
    ],
    notches: [],
    anchors: {},
    rib: false,
  }
}

/** `one.right` is an edge; pairs of them are sewn. */
export function patternOf(panels: readonly Panel[], seams: readonly (readonly [string, string])[]): Pattern {
  return { size: 'M', options: {}, panels, seams: seams.map(([a, b]) => ({ a: edgeRef(a), b: edgeRef(b) })) }
}

function edgeRef(text: string): EdgeRef {
  const [panel = '', edge = ''] = text.split('.')
  return { panel: panelId(panel), edge }
}
