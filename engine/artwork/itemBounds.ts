import { boundsOfPoints, emptyBounds, grownBounds, isEmptyBounds, joinedBounds, overlap } from '../geometry/bounds.ts'
import { transformPoint } from '../geometry/matrix.ts'
import type { Bounds, Matrix } from '../geometry/path.ts'
import { pathBounds } from '../geometry/pathBounds.ts'
import type { ArtworkItem } from './panelArtwork.ts'

/** Of all that leaves ink, strokes included. */
export const itemsBounds = (items: readonly ArtworkItem[]): Bounds =>
  items.reduce((bounds, item) => joinedBounds(bounds, itemBounds(item)), emptyBounds)

function itemBounds(item: ArtworkItem): Bounds {
  if (item.kind === 'image') return boundsOfPoints(imageCorners(item.matrix))
  const bounds = item.clip ? overlap(pathBounds(item.path), pathBounds(item.clip)) : pathBounds(item.path)
  return item.stroke && !isEmptyBounds(bounds) ? grownBounds(bounds, item.stroke.width / 2) : bounds
}

/** Clockwise from the top left of the picture. */
export const imageCorners = (matrix: Matrix): readonly (readonly [number, number])[] => [
  transformPoint(matrix, 0, 0),
  transformPoint(matrix, 1, 0),
  transformPoint(matrix, 1, 1),
  transformPoint(matrix, 0, 1),
]
