import { unzlibSync } from 'fflate'
import { checkPicture, type PictureHead } from '../artwork/pictureHead.ts'

/**
 * Whether a picture can be put into a print file: a JPEG, or a PNG whose pixels are all there. pdfkit unpacks a PNG
 * in the background and throws there, where nobody can catch it, so it is tried before.
 */
export function isPrintable(bytes: Uint8Array): boolean {
  const check = checkPicture(bytes)
  if (check.kind === 'refused' || check.head.type === 'webp') return false
  return check.head.type === 'jpeg' || hasAllPixels(bytes, check.head)
}

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function hasAllPixels(bytes: Uint8Array, { width, height }: PictureHead): boolean {
  const [depth = 0, colourType = 0, , , interlaced = 0] = bytes.subarray(24, 29)
  const rowBytes = 1 + Math.ceil((width * depth * (channelsOf[colourType] ?? 0)) / 8)
  try {
    const pixels = unzlibSync(packedPixels(bytes))
    return interlaced === 1 ? pixels.length > 0 : pixels.length === rowBytes * height
  } catch {
    return false
  }
}

function packedPixels(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: number[][] = []
  let size = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const isPixels = view.getUint32(at + 4) === 0x49444154
    if (isPixels) parts.push([at + 8, Math.min(bytes.length, at + 8 + length)])
    if (isPixels) size += length
    at += 12 + length
  }
  const packed = new Uint8Array(size)
  let filled = 0
  for (const [from = 0, to = 0] of parts) {
    packed.set(bytes.subarray(from, to), filled)
    filled += to - from
  }
  return packed
}
