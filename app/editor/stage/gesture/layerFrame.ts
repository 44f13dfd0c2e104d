import {
  type ArtworkItem,
  type Bounds,
  boundsOfPoints,
  emptyBounds,
  grownBounds,
  heightOf,
  isEmptyBounds,
  joinedBounds,
  type Matrix,
  multiply,
  type PanelId,
  type Point,
  pathBounds,
  rotation,
  transformPath,
  transformPoint,
  translation,
  widthOf,
} from '../../../../engine/index.ts'

/** The box round a layer's ink, turned with it. */
export interface LayerFrame {
  readonly panel: PanelId
  /** What the layer is turned about, in panel mm. */
  readonly centre: Point
  /** In degrees, clockwise. */
  readonly turn: number
  /** From the centre, along the turned axes, in mm. */
  readonly box: Bounds
  /** Of the thing itself, without the outlines and the shadow round it, in mm. */
  readonly size: { readonly width: number; readonly height: number }
}

/** `null` where a layer leaves no ink. */
export function layerFrame(
  items: readonly ArtworkItem[],
  { panel, centre, turn }: Omit<LayerFrame, 'box' | 'size'>,
): LayerFrame | null {
  const upright = multiply(rotation(-turn), translation(-centre[0], -centre[1]))
  const box = items.reduce((bounds, item) => joinedBounds(bounds, itemBox(item, upright)), emptyBounds)
  // What is round a thing lies under it.
  const thing = items.at(-1)
  if (!thing || isEmptyBounds(box)) return null
  const own = itemBox(thing.kind === 'path' ? { ...thing, stroke: null } : thing, upright)
  return { panel, centre, turn, box, size: { width: widthOf(own), height: heightOf(own) } }
}

function itemBox(item: ArtworkItem, upright: Matrix): Bounds {
  if (item.kind === 'image') {
    const matrix = multiply(upright, item.matrix)
    return boundsOfPoints(unitSquare.map(([x, y]) => transformPoint(matrix, x, y)))
  }
  const bounds = pathBounds(transformPath(item.path, upright))
  return item.stroke && !isEmptyBounds(bounds) ? grownBounds(bounds, item.stroke.width / 2) : bounds
}

const unitSquare: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** A spot of the box on the panel: −1 is its left or top side, 1 its right or bottom, 0 the middle between them. */
export function spotOfBox({ centre, turn, box }: LayerFrame, [across, down]: Point): Point {
  const x = box.left + ((across + 1) / 2) * (box.right - box.left)
  const y = box.top + ((down + 1) / 2) * (box.bottom - box.top)
  return transformPoint(multiply(translation(...centre), rotation(turn)), x, y)
}

/** Clockwise from the top left. */
export const cornersOf = (frame: LayerFrame): readonly Point[] => [
  spotOfBox(frame, [-1, -1]),
  spotOfBox(frame, [1, -1]),
  spotOfBox(frame, [1, 1]),
  spotOfBox(frame, [-1, 1]),
]
