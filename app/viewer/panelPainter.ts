import type {
  ArtworkItem,
  AssetId,
  Matrix,
  Panel,
  PanelArtwork,
  Path,
  PathItem,
  PlacedPaint,
} from '../../engine/index.ts'
import { paintSeams } from './paintSeams.ts'
import type { PanelBox } from './panelBox.ts'
import type { CachedPixels, PanelPen } from './panelPen.ts'

/** `null` while the image is on its way or cannot be had: it is left out. */
export type ImageOf = (asset: AssetId) => CanvasImageSource | null

export interface PanelPainting {
  readonly artwork: PanelArtwork
  /** `null` paints no seams. */
  readonly panel: Panel | null
  readonly box: PanelBox
  /** Pixels per mm along and across; they differ by the rounding of the canvas to whole pixels. */
  readonly scale: readonly [x: number, y: number]
  readonly image: ImageOf
  /** Of the painting before, so that a pattern is not drawn anew when the cloth below it changes. */
  readonly cached?: CachedPixels | undefined
}

/** Cloth that nothing has been painted on. */
const bareCloth = '#ffffff'

/**
 * Paints a panel over the whole canvas: bare cloth, artwork, then the seams and stitches of the finished garment.
 * Nothing is clipped, for the mesh shows only what lies inside the sewing line.
 */
export function paintPanel(pen: PanelPen, painting: PanelPainting): void {
  const { artwork, panel, box, scale } = painting
  const toCanvas: Matrix = [scale[0], 0, 0, scale[1], -box.left * scale[0], -box.top * scale[1]]
  pen.setTransform(...toCanvas)
  pen.globalAlpha = 1
  pen.fillStyle = bareCloth
  pen.fillRect(box.left, box.top, box.width, box.height)
  pen.lineJoin = 'round'
  pen.lineCap = 'butt'
  pen.setLineDash([])
  for (const group of artwork.groups) for (const item of group.items) paintItem(pen, item, toCanvas, painting)
  pen.globalAlpha = 1
  pen.globalCompositeOperation = 'source-over'
  if (panel) paintSeams(pen, panel)
}

function paintItem(
  pen: PanelPen,
  item: ArtworkItem,
  toCanvas: Matrix,
  { image, cached }: Pick<PanelPainting, 'image' | 'cached'>,
): void {
  pen.globalAlpha = item.opacity
  pen.globalCompositeOperation = blendOf(item)
  if (item.kind === 'image') {
    const source = image(item.asset)
    if (!source) return
    pen.setTransform(...placed(toCanvas, item.matrix))
    pen.drawImage(source, 0, 0, 1, 1)
    pen.setTransform(...toCanvas)
    return
  }
  const { clip } = item
  if (!clip) {
    paintPath(pen, item)
    return
  }
  const pixels = cached?.of(item, own => {
    own.setTransform(...toCanvas)
    paintClipped(own, item, clip)
  })
  if (!pixels) {
    paintClipped(pen, item, clip)
    return
  }
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.drawImage(pixels, 0, 0)
  pen.setTransform(...toCanvas)
}

function paintClipped(pen: PanelPen, item: PathItem, clip: Path): void {
  pen.save()
  pen.beginPath()
  tracePath(pen, clip)
  pen.clip()
  paintPath(pen, item)
  pen.restore()
}

function paintPath(pen: PanelPen, item: PathItem): void {
  pen.beginPath()
  tracePath(pen, item.path)
  if (item.fill) {
    pen.fillStyle = fillOf(pen, item.fill)
    pen.fill(item.evenOdd ? 'evenodd' : 'nonzero')
  }
  if (item.stroke) {
    pen.strokeStyle = item.stroke.colour
    pen.lineWidth = item.stroke.width
    pen.stroke()
  }
}

function tracePath(pen: PanelPen, path: Path): void {
  for (const segment of path) {
    if (segment[0] === 'M') pen.moveTo(segment[1], segment[2])
    else if (segment[0] === 'L') pen.lineTo(segment[1], segment[2])
    else if (segment[0] === 'Q') pen.quadraticCurveTo(segment[1], segment[2], segment[3], segment[4])
    else if (segment[0] === 'C')
      pen.bezierCurveTo(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6])
    else pen.closePath()
  }
}

const blendOf = (item: ArtworkItem): GlobalCompositeOperation =>
  item.kind === 'image' || !item.blend || item.blend === 'normal' ? 'source-over' : item.blend

/** The last two digits of a colour that shines through; none for one that does not. */
const alphaOf = (opacity: number): string =>
  opacity === 1
    ? ''
    : Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')

function fillOf(pen: PanelPen, paint: PlacedPaint): string | CanvasGradient {
  if (paint.type === 'solid') return paint.colour
  const gradient =
    paint.type === 'linear'
      ? pen.createLinearGradient(...paint.from, ...paint.to)
      : pen.createRadialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const { at, colour, opacity = 1 } of paint.stops) gradient.addColorStop(at, `${colour}${alphaOf(opacity)}`)
  return gradient
}

/** First the unit square onto the panel, then the panel onto the canvas. */
function placed([sx, , , sy, ox, oy]: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  return [sx * a, sy * b, sx * c, sy * d, sx * e + ox, sy * f + oy]
}
