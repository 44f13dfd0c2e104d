import type { Colour } from '../../../engine/index.ts'
import { coloursOfPixels } from './coloursOfPixels.ts'

/** Enough for the colours of a crest, and few enough for a frame. */
const side = 96

/** The colours that a picture is made of, the largest first. */
export function coloursOfBitmap(bitmap: ImageBitmap): readonly Colour[] {
  const canvas = document.createElement('canvas')
  const share = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return []
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return coloursOfPixels(pen.getImageData(0, 0, canvas.width, canvas.height).data)
}
