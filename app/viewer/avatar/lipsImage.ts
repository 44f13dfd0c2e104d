import { type AvatarStyle, type Expression, mouthHeight as mouth } from '../../../engine/avatar/index.ts'
import { mixHex } from './mixHex.ts'

type Pen = CanvasRenderingContext2D

/** Half as wide as a calm mouth, in m. */
const half = 0.0245
/** Thickness of the lips of a calm mouth in its middle, in m. */
const [upperLip, lowerLip] = [0.0096, 0.0126]

/** Lips, and teeth between them where the mouth is open. */
export function paintLips(
  pen: Pen,
  { lips, skin }: AvatarStyle,
  { corners, wider, open, lips: full }: Expression,
): void {
  const [end, side] = [half + wider, mouth + 0.0006 + corners]
  // The line of each lip where they meet, in the middle of the mouth.
  const [over, under] = [mouth - 0.0012 + open * 0.45, mouth - 0.0012 - open * 0.55]
  const meeting = (path: Path2D, height: number, from: number) =>
    path.quadraticCurveTo(0, 2 * height - side, -from, side)
  const upper = new Path2D()
  upper.moveTo(-end, side)
  upper.bezierCurveTo(-0.016, side + 0.0052, -0.007, over + upperLip * full, -0.0042, over + upperLip * full)
  upper.quadraticCurveTo(0, over + (upperLip - 0.0018) * full, 0.0042, over + upperLip * full)
  upper.bezierCurveTo(0.007, over + upperLip * full, 0.016, side + 0.0052, end, side)
  meeting(upper, over, end)
  const lower = new Path2D()
  lower.moveTo(-end + 0.001, side)
  lower.bezierCurveTo(
    -0.014,
    under - lowerLip * 0.9 * full,
    -0.006,
    under - lowerLip * full,
    0,
    under - lowerLip * full,
  )
  lower.bezierCurveTo(0.006, under - lowerLip * full, 0.014, under - lowerLip * 0.9 * full, end - 0.001, side)
  meeting(lower, under, end - 0.001)
  pen.save()
  if (open > 0) paintTeeth(pen, { end, side, over, under })
  pen.filter = 'blur(2px)'
  pen.globalAlpha = 0.74
  pen.fillStyle = mixHex(lips, skin, 0.12)
  pen.fill(upper)
  pen.globalAlpha = 0.64
  pen.fillStyle = lips
  pen.fill(lower)
  pen.filter = 'none'
  pen.globalAlpha = 0.85
  pen.strokeStyle = mixHex(lips, '#1c0806', 0.68)
  pen.lineWidth = 0.0012
  for (const height of open > 0 ? [over, under] : [over]) {
    const line = new Path2D()
    line.moveTo(end + 0.0007, side + 0.0006)
    meeting(line, height, end + 0.0007)
    pen.stroke(line)
  }
  pen.restore()
}

interface Opening {
  readonly end: number
  readonly side: number
  readonly over: number
  readonly under: number
}

/** The dark of a mouth, and the upper row of teeth across it. */
function paintTeeth(pen: Pen, { end, side, over, under }: Opening): void {
  const within = new Path2D()
  within.moveTo(-end, side)
  within.quadraticCurveTo(0, 2 * over - side, end, side)
  within.quadraticCurveTo(0, 2 * under - side, -end, side)
  pen.save()
  pen.clip(within)
  pen.fillStyle = '#2c0d0c'
  pen.fill(within)
  const teeth = new Path2D()
  const edge = over - (over - under) * 0.72
  teeth.moveTo(-end * 0.86, side + 0.002)
  teeth.quadraticCurveTo(0, 2 * over - side + 0.004, end * 0.86, side + 0.002)
  teeth.quadraticCurveTo(0, 2 * edge - side, -end * 0.86, side + 0.002)
  pen.fillStyle = '#ece6dc'
  pen.fill(teeth)
  pen.strokeStyle = 'rgba(90, 60, 50, 0.22)'
  pen.lineWidth = 0.0004
  for (let tooth = -4; tooth <= 4; tooth++) {
    pen.beginPath()
    pen.moveTo(tooth * 0.0042, over + 0.003)
    pen.lineTo(tooth * 0.0042, under)
    pen.stroke()
  }
  pen.restore()
}
