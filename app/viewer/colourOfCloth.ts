import type { Colour, PanelArtwork, Point } from '../../engine/index.ts'
import { type ImageOf, paintPanel } from './panelPainter.ts'

/** The side of the square whose colour is taken, in mm: less than the finest stroke that can be printed. */
const side = 0.3

/** What is painted on a spot of a panel, without light, folds and seams; `null` where the browser gives no canvas. */
export function colourOfCloth(artwork: PanelArtwork, [x, y]: Point, image: ImageOf): Colour | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!pen) return null
  const box = { left: x - side / 2, top: y - side / 2, width: side, height: side }
  paintPanel(pen, { artwork, panel: null, box, scale: [1 / side, 1 / side], image })
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue]
    .map(part => (part ?? 0).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
}
