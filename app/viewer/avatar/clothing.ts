import type { BootId } from '../../../engine/avatar/index.ts'
import { mixHex } from './mixHex.ts'

/** Colours of a kit, for what is worn with it; `#rrggbb`. */
export interface WornColours {
  readonly main: string
  readonly second: string
}

function newImage(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) draw(pen)
  return canvas
}

/** Ribbed, with two stripes on the turned cuff; the top of the image is the top of the sock. */
export const paintSock = ({ main, second }: WornColours): HTMLCanvasElement =>
  newImage(256, 1024, pen => {
    pen.fillStyle = main
    pen.fillRect(0, 0, 256, 1024)
    pen.fillStyle = second
    pen.fillRect(0, 34, 256, 26)
    pen.fillRect(0, 74, 256, 12)
    pen.fillStyle = mixHex(main, '#000000', 0.4)
    pen.globalAlpha = 0.28
    for (let x = 0; x < 256; x += 8) pen.fillRect(x, 0, 3, 1024)
    pen.globalAlpha = 0.5
    pen.fillRect(0, 108, 256, 5)
  })

interface BootPaint {
  readonly upper: string
  readonly toe: string
  readonly sole: string
  readonly mark: string
}

const bootPaints: Readonly<Record<BootId, BootPaint>> = {
  adidas_11pro: { upper: '#f2f3ef', toe: '#dfe4e0', sole: '#12734a', mark: '#17935d' },
  nike_tiempo_lg8: { upper: '#191a1f', toe: '#24262d', sole: '#d9772f', mark: '#e2884a' },
}

/** From the side: the heel at the left, the ground below. Its mark is a piece of basket weave, the loom's own. */
export const paintBoot = (id: BootId): HTMLCanvasElement =>
  newImage(1024, 512, pen => {
    const { upper, toe, sole, mark } = bootPaints[id]
    const [along, high] = [
      (metres: number) => ((metres + 0.1) / 0.32) * 1024,
      (metres: number) => 512 - (metres / 0.16) * 512,
    ]
    pen.fillStyle = upper
    pen.fillRect(0, 0, 1024, 512)
    pen.fillStyle = toe
    pen.beginPath()
    pen.ellipse(along(0.2), high(0.02), 330, 150, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.strokeStyle = mixHex(upper, mark, 0.35)
    pen.lineWidth = 3
    for (let row = 0; row < 6; row++) {
      pen.beginPath()
      pen.moveTo(along(0.095 + row * 0.012), high(0.062 - row * 0.003))
      pen.quadraticCurveTo(along(0.105 + row * 0.012), high(0.035), along(0.09 + row * 0.013), high(0.02))
      pen.stroke()
    }
    pen.fillStyle = mark
    pen.fillRect(along(-0.1), high(0.078), along(-0.062) - along(-0.1), high(0.026) - high(0.078))
    weave(pen, along(0.012), high(0.05))
    pen.fillStyle = sole
    pen.fillRect(0, high(0.0208), 1024, 512)
    pen.fillStyle = 'rgba(0, 0, 0, 0.3)'
    pen.fillRect(0, high(0.0216), 1024, 4)
  })

/** Four patches, threads up and down in one, across in the next. */
function weave(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const [patch, gap] = [34, 5]
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [left, top] = [x + column * (patch + gap), y + row * (patch + gap)]
    for (let thread = 0; thread < 3; thread++) {
      const at = thread * 12
      if ((column + row) % 2 === 0) pen.fillRect(left + at, top, 9, patch)
      else pen.fillRect(left, top + at, patch, 9)
    }
  }
}
