import { paintStadium } from './stadium.ts'

/** Where a figure stands. */
export const backgrounds = ['stadium', 'studio'] as const
export type Background = (typeof backgrounds)[number]

export type PaintBackground = (pen: CanvasRenderingContext2D, width: number, height: number) => void

const painters: Readonly<Record<Background, PaintBackground>> = {
  stadium: paintStadium,
  studio(pen, width, height) {
    const light = pen.createRadialGradient(
      ...[width / 2, 0.38 * height, 0],
      ...[width / 2, 0.38 * height, 0.7 * Math.max(width, height)],
    )
    light.addColorStop(0, '#f5f6f8')
    light.addColorStop(1, '#c3c8cf')
    pen.fillStyle = light
    pen.fillRect(0, 0, width, height)
  },
}

export const paintBackground = (background: Background, ...canvas: Parameters<PaintBackground>): void =>
  painters[background](...canvas)

/** Returns a painter that keeps its last image: a video asks for the same size with every frame. */
export function backgroundPainter(background: Background): PaintBackground {
  const kept = document.createElement('canvas')
  return (pen, width, height) => {
    if (kept.width !== width || kept.height !== height) {
      kept.width = width
      kept.height = height
      const own = kept.getContext('2d')
      if (own) painters[background](own, width, height)
    }
    pen.drawImage(kept, 0, 0)
  }
}

/** The image of a figure in front of a background, as a PNG. Rejects when the browser has no memory for it. */
export async function onBackground(figure: Blob, background: Background): Promise<Blob> {
  const image = await createImageBitmap(figure)
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  if (pen) painters[background](pen, image.width, image.height)
  pen?.drawImage(image, 0, 0)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(made => (made ? resolve(made) : reject(new Error('The image could not be made.'))), 'image/png')
  })
}
