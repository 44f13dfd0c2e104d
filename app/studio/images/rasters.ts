import { checkImage, type ImageHead, plainJpeg, plainPng } from '../../../engine/index.ts'
import { isPrintable } from '../../../engine/print/index.ts'
import { type ImagePreview, longestPreview } from './imageDecoder.ts'

/**
 * An image as it is kept: a PNG or a JPEG, upright, in sRGB, without anything but its image. Bytes that are that
 * already stay as they are; all others are decoded and written anew. `null` for what cannot be decoded.
 */
export async function prepareRaster(bytes: Uint8Array, head: ImageHead): Promise<Uint8Array | null> {
  const plain = head.type === 'png' ? plainPng(bytes) : head.type === 'jpeg' ? plainJpeg(bytes) : null
  if (plain === null && (head.type === 'png' || head.type === 'jpeg')) return null
  const decoded = await decodedImage(bytes, head).catch(() => null)
  if (decoded === null) return null
  try {
    if (plain && !plain.isSpecial && isPrintable(plain.bytes)) return plain.bytes
    const written = await writtenAnew(decoded, head)
    return checkImage(written).kind === 'image' ? written : null
  } finally {
    decoded.close()
  }
}

/** Upright. Rejects for what the browser cannot decode. */
const decodedImage = (bytes: Uint8Array, head: ImageHead, options: ImageBitmapOptions = {}) =>
  createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${head.type}` }), {
    imageOrientation: 'from-image',
    ...options,
  })

async function writtenAnew(decoded: ImageBitmap, { type }: ImageHead): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(decoded.width, decoded.height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser gives no canvas to a worker. Use a newer one.')
  pen.drawImage(decoded, 0, 0)
  // A photo stays a photo; all others may be transparent.
  const blob = await canvas.convertToBlob(
    type === 'jpeg' ? { type: 'image/jpeg', quality: 0.95 } : { type: 'image/png' },
  )
  return new Uint8Array(await blob.arrayBuffer())
}

/** Decodes an image no larger than it is shown. `null` for what cannot be decoded. */
export async function previewRaster(bytes: Uint8Array, head: ImageHead): Promise<ImagePreview | null> {
  const share = longestPreview / Math.max(head.width, head.height)
  const smaller = {
    resizeWidth: Math.max(1, Math.round(head.width * share)),
    resizeHeight: Math.max(1, Math.round(head.height * share)),
    resizeQuality: 'high',
  } as const
  try {
    const bitmap = await decodedImage(bytes, head, share < 1 ? smaller : {})
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
