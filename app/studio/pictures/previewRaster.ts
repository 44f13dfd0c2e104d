import type { PictureHead } from '../../../engine/index.ts'
import { decodedPicture } from './prepareRaster.ts'

/** What the stage and the flat view draw of a picture. */
export interface PicturePreview {
  readonly bitmap: ImageBitmap
  /** What an address is made of; `null` where the original is small enough. */
  readonly file: Blob | null
}

/** Pixels of the longest side: a picture over a whole front is sharp on a texture of 2,048. */
export const longestPreview = 2048

/** Decodes a picture no larger than it is shown. `null` for what cannot be decoded. */
export async function previewRaster(bytes: Uint8Array, head: PictureHead): Promise<PicturePreview | null> {
  const share = longestPreview / Math.max(head.width, head.height)
  const smaller = {
    resizeWidth: Math.max(1, Math.round(head.width * share)),
    resizeHeight: Math.max(1, Math.round(head.height * share)),
    resizeQuality: 'high',
  } as const
  try {
    const bitmap = await decodedPicture(bytes, head, share < 1 ? smaller : {})
    return { bitmap, file: share < 1 ? await asFile(bitmap) : null }
  } catch {
    return null
  }
}

function asFile(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
