import type { GradientStop, Paint } from '../document/paint.ts'
import { centreOf, heightOf, widthOf } from '../geometry/bounds.ts'
import { meanScale, transformPoint } from '../geometry/matrix.ts'
import type { Bounds, Matrix } from '../geometry/path.ts'
import type { PlacedPaint } from './panelArtwork.ts'

/** Fixes a paint over the bounds of what it paints, in mm. The line of a linear one is as long as in CSS. */
export function placePaint(paint: Paint, bounds: Bounds): PlacedPaint {
  if (paint.type === 'solid') return { type: 'solid', colour: paint.colour }
  const [x, y] = centreOf(bounds)
  const [width, height] = [widthOf(bounds), heightOf(bounds)]
  const stops = inOrder(paint.stops)
  if (paint.type === 'radial') return { type: 'radial', centre: [x, y], radius: Math.hypot(width, height) / 2, stops }
  const angle = (paint.angle * Math.PI) / 180
  const [right, down] = [Math.sin(angle), -Math.cos(angle)]
  const half = (Math.abs(width * right) + Math.abs(height * down)) / 2
  return {
    type: 'linear',
    from: [x - right * half, y - down * half],
    to: [x + right * half, y + down * half],
    stops,
  }
}

/** The paint as the matrix shows it. */
export function transformPaint(paint: PlacedPaint, matrix: Matrix): PlacedPaint {
  switch (paint.type) {
    case 'solid':
      return paint
    case 'linear':
      return { ...paint, from: transformPoint(matrix, ...paint.from), to: transformPoint(matrix, ...paint.to) }
    case 'radial':
      return { ...paint, centre: transformPoint(matrix, ...paint.centre), radius: paint.radius * meanScale(matrix) }
  }
}

const inOrder = (stops: readonly GradientStop[]): readonly GradientStop[] => stops.toSorted((a, b) => a.at - b.at)
