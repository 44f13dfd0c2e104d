import { type Background, paintBackground } from './backgrounds.ts'
import { type PhotoPlace, photoLayout } from './photoLayout.ts'

/** Somebody cut out, as large as they were drawn. */
export interface Cutout {
  readonly image: HTMLCanvasElement
  readonly caption: string
}

/** Cuts out what is drawn on a canvas; `null` where nothing is. */
export function cutOut(drawn: HTMLCanvasElement): HTMLCanvasElement | null {
  const { width, height } = drawn
  const copy = newCanvas(width, height)
  const pen = copy.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.drawImage(drawn, 0, 0)
  const bounds = opaqueBounds(pen.getImageData(0, 0, width, height))
  if (!bounds) return null
  const cut = newCanvas(bounds.width, bounds.height)
  cut.getContext('2d')?.drawImage(copy, -bounds.left, -bounds.top)
  return cut
}

interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What of an image is not transparent, in pixels. */
export function opaqueBounds({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 3, pixel = 0; at < data.length; at += 4, pixel++) {
    if ((data[at] ?? 0) < 128) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Everybody in rows in front of a background, their numbers and names below, as a PNG. Rejects without memory for it. */
export function composeTeamPhoto(cutouts: readonly Cutout[], background: Background): Promise<Blob> {
  const layout = photoLayout(cutouts.length)
  const tallest = Math.max(1, ...cutouts.map(({ image }) => image.height))
  const lines = captionLines(cutouts, layout.places)
  const textSize = 0.045 * tallest
  const [width, field] = [Math.round(layout.width * tallest), Math.round(layout.height * tallest)]
  const canvas = newCanvas(width, field + Math.round(textSize * (1.5 * lines.length + 1.2)))
  const pen = canvas.getContext('2d')
  if (pen) {
    paintBackground(background, pen, width, field)
    // Who stands at the back is painted first.
    for (const at of [...cutouts.keys()].reverse()) {
      const [cutout, place] = [cutouts[at], layout.places[at]]
      if (cutout && place) paintPerson(pen, cutout.image, place, tallest)
    }
    paintCaptions(pen, lines, { width, top: field, height: canvas.height - field, textSize })
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(made => (made ? resolve(made) : reject(new Error('The photo could not be made.'))), 'image/png')
  })
}

function paintPerson(pen: CanvasRenderingContext2D, image: HTMLCanvasElement, place: PhotoPlace, unit: number): void {
  const [x, y] = [place.x * unit, place.y * unit]
  const [width, height] = [image.width * place.size, image.height * place.size]
  const ground = pen.createRadialGradient(0, 0, 0, 0, 0, 0.2 * unit)
  ground.addColorStop(0, 'rgb(0 0 0 / 0.55)')
  ground.addColorStop(1, 'rgb(0 0 0 / 0)')
  pen.save()
  pen.translate(x, y - 0.012 * unit)
  pen.scale(1, 0.22)
  pen.fillStyle = ground
  pen.fillRect(-0.2 * unit, -0.2 * unit, 0.4 * unit, 0.4 * unit)
  pen.restore()
  pen.drawImage(image, x - width / 2, y - height, width, height)
}

/** A line for each row, the last row first, as they are seen. */
function captionLines(cutouts: readonly Cutout[], places: readonly PhotoPlace[]): readonly string[] {
  const rows = new Map<number, string[]>()
  for (const [at, { caption }] of cutouts.entries()) {
    const row = places[at]?.row ?? 0
    rows.set(row, [...(rows.get(row) ?? []), caption])
  }
  return [...rows].sort(([a], [b]) => b - a).map(([, captions]) => captions.join('  ·  '))
}

interface CaptionPlace {
  readonly width: number
  readonly top: number
  readonly height: number
  readonly textSize: number
}

function paintCaptions(
  pen: CanvasRenderingContext2D,
  lines: readonly string[],
  { width, top, height, textSize }: CaptionPlace,
): void {
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif'
  pen.fillStyle = '#10151c'
  pen.fillRect(0, top, width, height)
  pen.fillStyle = '#f2f4f7'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `600 ${textSize}px ${family}`
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, width / 2, top + textSize * (1.35 + 1.5 * at), width - 2 * textSize)
  }
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
