import {
  type ArtworkItem,
  type DrawingContext,
  type LayerFields,
  type Matrix,
  multiply,
  type Path,
  rotation,
  scaling,
  transformPath,
  translation,
} from '../../../engine/index.ts'

/**
 * A picture, centred on its place and turned about it, as large as fits into its layer without being stretched. While
 * its bytes have not come, a crossed box stands in for it.
 */
export function drawImage(layer: LayerFields, on: DrawingContext): readonly ArtworkItem[] {
  if (layer.asset === null) return []
  const pixels = on.resources.picture(layer.asset)
  const place = (width: number, height: number): Matrix =>
    multiply(translation(...on.centre), rotation(layer.place.turn), scaling(width, height), translation(-0.5, -0.5))
  const { width, height } = layer.size
  if (pixels === null) return standIn(place(width ?? height, height), layer.opacity)
  const share = pixels.width / pixels.height
  const fitted = width === null ? height : Math.min(height, width / share)
  return [{ kind: 'image', asset: layer.asset, matrix: place(fitted * share, fitted), opacity: layer.opacity }]
}

const box: Path = [['M', 0, 0], ['L', 1, 0], ['L', 1, 1], ['L', 0, 1], ['Z']]
const cross: Path = [
  ['M', 0, 0],
  ['L', 1, 1],
  ['M', 1, 0],
  ['L', 0, 1],
]

function standIn(matrix: Matrix, opacity: number): readonly ArtworkItem[] {
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
