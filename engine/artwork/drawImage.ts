import type { Extent, LayerFields } from '../document/fields.ts'
import { multiply, rotation, scaling, transformPath, translation } from '../geometry/matrix.ts'
import type { Matrix, Path } from '../geometry/path.ts'
import type { DrawingContext, ImageSize } from './drawing.ts'
import type { ArtworkItem } from './panelArtwork.ts'

/**
 * An image, centred on its place and turned about it, as large as fits into its layer without being stretched. While
 * its bytes have not come, a crossed box stands in for it.
 */
export function drawImage(layer: LayerFields, on: DrawingContext): readonly ArtworkItem[] {
  if (layer.asset === null) return []
  const pixels = on.resources.image(layer.asset)
  const place = (width: number, height: number): Matrix =>
    multiply(translation(...on.centre), rotation(layer.place.turn), scaling(width, height), translation(-0.5, -0.5))
  const { width, height } = layer.size
  if (pixels === null) return placeholder(place(width ?? height, height), layer.opacity)
  const fitted = fittedImage(layer.size, pixels)
  const matrix = place(fitted.width, fitted.height)
  return [{ kind: 'image', asset: layer.asset, matrix, opacity: layer.opacity }]
}

/** How large an image is printed in mm: as large as fits into its layer without being stretched. */
export function fittedImage({ width, height }: Extent, image: ImageSize) {
  const share = image.width / image.height
  const fitted = width === null ? height : Math.min(height, width / share)
  return { width: fitted * share, height: fitted }
}

/** Fewer dots per inch than this, and single pixels can be seen on cloth. */
export const minDpi = 150

/** Pixels per inch of an image that is printed so many mm wide; `null` for lines, which are sharp at every size. */
export const dotsPerInch = (image: ImageSize, width: number): number | null =>
  image.vector ? null : Math.round((image.width / width) * 25.4)

const box: Path = [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['L', 0, 1], ['Z']]
const cross: Path = [
  ['M', 0, 0],
  ['L', 1, 1],
  ['M', 1, 0],
  ['L', 0, 1],
]

function placeholder(matrix: Matrix, opacity: number): readonly ArtworkItem[] {
  const stroke = { colour: '#8a8f8c', width: 1 }
  return [
    {
      kind: 'path',
      path: transformPath(box, matrix),
      fill: { type: 'solid', colour: '#e3e6e4' },
      stroke,
      opacity,
    },
    { kind: 'path', path: transformPath(cross, matrix), fill: null, stroke, opacity },
  ]
}
