import { type Colour, type GradientStop, type Paint, type SolidPaint, solid } from '../document/paint.ts'
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

/** A colour for lettering that can be read on cloth: near white on what is dark, near black on what is light. */
export const readableOn = (cloth: Paint | undefined): SolidPaint =>
  solid(
    lightness(cloth?.type === 'solid' ? cloth.colour : (cloth?.stops[0]?.colour ?? '#000000')) > 0.45
      ? '#15161A'
      : '#FFFFFF',
  )

/** Relative luminance of sRGB, 0–1, with the weights of ITU-R BT.709. */
function lightness(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
