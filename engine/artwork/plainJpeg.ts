import { exifTurn } from './exifTurn.ts'
import { joined } from './plainPng.ts'

/** A JPEG without what is not its picture. */
export interface PlainJpeg {
  readonly bytes: Uint8Array
  /** It has to be drawn anew to be printed as it is seen: turned by the camera, or in colours other than sRGB. */
  readonly isSpecial: boolean
}

const startOfScan = 0xda
const endOfImage = 0xd9
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Adobe's segment tells how the colours are meant. All other segments of applications, and comments, go. */
const isKept = (marker: number) => marker === 0xee || !((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe)

/** `null` for a file that breaks off. What follows the picture in the file is left out. */
export function plainJpeg(bytes: Uint8Array): PlainJpeg | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let isSpecial = false
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === endOfImage) return { bytes: joined([...parts, bytes.subarray(at, at + 2)]), isSpecial }
    if (at + 4 > bytes.length) return null
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    const segment = bytes.subarray(at + 4, end)
    if (marker === 0xe1 && exifTurn(segment) > 1) isSpecial = true
    if (marker === 0xe2 && isForeignProfile(segment)) isSpecial = true
    if (isFrame(marker) && segment[5] === 4) isSpecial = true
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    if (isKept(marker)) parts.push(bytes.subarray(at, next))
    at = next
  }
  return null
}

/** Where the next marker is that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff
    if (!isData) return at
  }
  return bytes.length
}

function isForeignProfile(segment: Uint8Array): boolean {
  const text = String.fromCharCode(...segment.subarray(0, 4096)).replaceAll('\0', '')
  return text.startsWith('ICC_PROFILE') && !text.includes('sRGB')
}
