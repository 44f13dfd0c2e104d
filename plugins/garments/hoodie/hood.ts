import {
  curve,
  draftPanel,
  joined,
  mirrored,
  type Panel,
  type Point,
  panelId,
  straight,
} from '../../../engine/plugin.ts'
import { allowance } from '../../blocks/sewing.ts'
import type { HoodCut } from './cuts.ts'
import type { HoodMeasures } from './measures.ts'

/** How long the body's neckline is on one side, in mm. */
interface Necklines {
  readonly front: number
  readonly back: number
}

/** One half of a hood, x 0 at the face; both are sewn to each other over the head and to the neck below. */
export function draftHood(
  side: 'Left' | 'Right',
  { height, depth, hood }: HoodMeasures & HoodCut,
  { front, back }: Necklines,
): Panel {
  const neck = front + back
  const top: Point = [10, -height]
  const nape: Point = [depth, -height * 0.52]
  const face = curve([0, 0], [0, -120], [10, -height + 110], top)
  const crown = joined(
    curve(top, [120, -height], [depth + 2, -height + 70], nape),
    curve(nape, [depth - 3, -height * 0.3], [neck, -80], [neck, 0]),
  )
  const lines: readonly (readonly [string, readonly Point[], number, 'turned'?])[] = [
    ['face', face, allowance.hem, 'turned'],
    ['crown', crown, allowance.seam],
    ['neckBack', straight([neck, 0], [front, 0]), allowance.neck],
    ['neckFront', straight([front, 0], [0, 0]), allowance.neck],
  ]
  const sign = side === 'Left' ? 1 : -1
  return draftPanel({
    id: `hood${side}`,
    part: 'shirt',
    placement: {
      kind: 'hood',
      side: side === 'Left' ? 'left' : 'right',
      crown: 'crown',
      ...(hood === 'down' && { lies: 'down' }),
    },
    edges:
      side === 'Left'
        ? lines
        : lines.map(([name, points, ...more]) => [name, mirrored(points), ...more] as const).toReversed(),
    grain: [
      [sign * 120, -height + 60],
      [sign * 120, -60],
    ],
    anchors: { centre: [sign * 130, -height * 0.5] },
  })
}

/** The lining of one half, `hood` being the other half: it is cut the other way round, and ends at the turned edge. */
export function draftLining(side: 'Left' | 'Right', hood: Panel): Panel {
  return {
    ...hood,
    id: panelId(`lining${side}`),
    placement: { kind: 'lining', behind: panelId(`hood${side}`) },
    edges: hood.edges.map(({ turned: _, ...edge }) =>
      edge.name === 'face' ? { ...edge, allowance: allowance.seam } : edge,
    ),
  }
}
