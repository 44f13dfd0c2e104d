import { Unzlib } from 'fflate'
import { checkImage, type ImageHead, latin1 } from '../artwork/imageHead.ts'

/**
 * Whether an image can be put into a print file: a JPEG, a PNG whose pixels are all there, or an SVG that was cleaned.
 * pdfkit unpacks a PNG in the background and throws there, where nobody can catch it, so it is tried before.
 */
export function isPrintable(bytes: Uint8Array): boolean {
  const before = known.get(bytes)
  if (before !== undefined) return before
  const found = readsToItsEnd(bytes)
  known.set(bytes, found)
  return found
}

/** Of the images that are in use: a team wears the same ones, and to unpack their pixels takes long. */
const known = new WeakMap<Uint8Array, boolean>()

function readsToItsEnd(bytes: Uint8Array): boolean {
  const check = checkImage(bytes)
  if (check.kind === 'refused') return false
  if (check.head.type === 'svg') return isCleanSvg(latin1(bytes))
  return check.head.type === 'jpeg' || (check.head.type === 'png' && hasAllPixels(bytes, check.head))
}

/** Of what can reach beyond the file or takes another drawer than ours, nothing is printed. */
const isCleanSvg = (svg: string): boolean =>
  svg.trimEnd().endsWith('</svg>') &&
  !/<!|<(?:script|foreignObject|style|text|image|filter|mask)\b|\son\w+\s*=/i.test(svg)

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function hasAllPixels(bytes: Uint8Array, { width, height }: ImageHead): boolean {
  const [depth = 0, colourType = 0, , , interlaced = 0] = bytes.subarray(24, 29)
  const rowBytes = 1 + Math.ceil((width * depth * (channelsOf[colourType] ?? 0)) / 8)
  const [min, max] = interlaced === 1 ? [1, 2 * rowBytes * height] : [rowBytes * height, rowBytes * height]
  const unpacked = unpackedLength(packedPixels(bytes), max)
  return unpacked !== null && unpacked >= min && unpacked <= max
}

/** Unpacked at a time: what unpacks to gigabytes is found out before it has. */
const chunk = 4096

/** `null` for what cannot be unpacked; no more than a chunk beyond `max` is. */
function unpackedLength(parts: readonly Uint8Array[], max: number): number | null {
  let length = 0
  const unpacking = new Unzlib(pixels => {
    length += pixels.length
  })
  try {
    for (const part of parts) {
      for (let at = 0; at < part.length && length <= max; at += chunk) unpacking.push(part.subarray(at, at + chunk))
    }
    if (length <= max) unpacking.push(new Uint8Array(0), true)
    return length
  } catch {
    return null
  }
}

function packedPixels(bytes: Uint8Array): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    if (view.getUint32(at + 4) === 0x49444154) parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return parts
}
