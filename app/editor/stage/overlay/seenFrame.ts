import type { Matrix, Point } from '../../../../engine/index.ts'
import { bendable, visibleRuns } from '../../../viewer/clothMark.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { clothPlane, seenOrPlane } from '../gesture/clothPlane.ts'
import { cornersOf, type LayerFrame, spotOfBox } from '../gesture/layerFrame.ts'
import type { Handle } from '../gesture/scaleAndTurn.ts'

interface SeenHandle {
  readonly handle: Handle
  readonly at: Point
}

/** A layer's box as it is seen, in pixels of the surface. */
export interface SeenFrame {
  readonly plane: Matrix
  /** SVG path data of what is in sight of its outline. */
  readonly outline: string
  readonly handles: readonly SeenHandle[]
  /** Where the hand turns it, and where its stalk begins. */
  readonly turn: { readonly at: Point; readonly from: Point }
  /** How far its upper side is turned on the image, in degrees. */
  readonly tilt: number
  readonly rect: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

/** Pieces of the outline, in mm: short enough to bend with the cloth. */
const step = 6
/** Of the stalk that one turns by, in pixels. */
const stalk = 30
/** Sides shorter than this have no handle, in pixels: it would lie on the corners'. */
const shortest = 40

const corners: readonly Handle[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
const across: readonly Handle[] = [
  [0, -1],
  [0, 1],
]
const down: readonly Handle[] = [
  [-1, 0],
  [1, 0],
]

/** `null` while the middle of the layer is out of sight. */
export function seenFrame(surface: StageSurface, frame: LayerFrame): SeenFrame | null {
  const middle = spotOfBox(frame, [0, 0])
  const plane = clothPlane(surface, frame.panel, middle)
  if (!plane) return null
  const see = (handle: Handle): Point => seenOrPlane(surface, plane, frame.panel, spotOfBox(frame, handle))
  const line = bendable({ line: cornersOf(frame), closed: true }, step)
  const outline = visibleRuns(line.map(([x, y]) => surface.project({ panel: frame.panel, x, y })))
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(see) as [Point, Point, Point, Point]
  const handles = [
    ...(distance(topLeft, topRight) > shortest ? across : []),
    ...(distance(topLeft, bottomLeft) > shortest ? down : []),
    ...corners,
  ].map(handle => ({ handle, at: see(handle) }))
  const from = see([0, -1])
  const up = unit(see([0, 1]), from)
  const xs = [topLeft, topRight, bottomRight, bottomLeft].map(([x]) => x)
  const ys = [topLeft, topRight, bottomRight, bottomLeft].map(([, y]) => y)
  return {
    plane,
    outline,
    handles,
    turn: { at: [from[0] + up[0] * stalk, from[1] + up[1] * stalk], from },
    tilt: (Math.atan2(topRight[1] - topLeft[1], topRight[0] - topLeft[0]) * 180) / Math.PI,
    rect: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

function unit(from: Point, to: Point): Point {
  const length = distance(from, to)
  return length === 0 ? [0, -1] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}
