/** A JPEG without what is not its image. */
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

/** `null` for a file that breaks off. What follows the image in the file is left out. */
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

/** A PNG without what is not its image. */
export interface PlainPng {
  readonly bytes: Uint8Array
  /** It has to be drawn anew to be printed as it is seen: sixteen bits, interlaced, or in colours of its own. */
  readonly isSpecial: boolean
}

/** Pixels and what they mean; all else may tell who made the image and where. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB'])

/** `null` for a file that breaks off. What follows the image in the file is left out. */
export function plainPng(bytes: Uint8Array): PlainPng | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  let hasProfile = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end > bytes.length) return null
    if (kept.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'iCCP') hasProfile = true
    if (type === 'IEND') return { bytes: joined(parts), isSpecial: hasProfile || bytes[24] === 16 || bytes[28] === 1 }
    at = end
  }
  return null
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const orientation = 0x0112

/** How a camera was held, 1–8 as Exif numbers it, by the content of an APP1 segment; 1 where it does not say. */
function exifTurn(segment: Uint8Array): number {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  // "Exif", two zeros, then a TIFF whose first two bytes tell the order of all others.
  if (segment.length < 14 || view.getUint32(0) !== 0x45786966) return 1
  const little = view.getUint16(6) === 0x4949
  const directory = 6 + view.getUint32(10, little)
  if (directory + 2 > segment.length) return 1
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + 12 * entry
    if (at + 12 > segment.length) return 1
    if (view.getUint16(at, little) === orientation) return view.getUint16(at + 8, little)
  }
  return 1
}
