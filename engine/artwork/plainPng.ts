/** A PNG without what is not its picture. */
export interface PlainPng {
  readonly bytes: Uint8Array
  /** It has to be drawn anew to be printed as it is seen: sixteen bits, interlaced, or in colours of its own. */
  readonly isSpecial: boolean
}

/** Pixels and what they mean; all else may tell who made the picture and where. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB'])

/** `null` for a file that breaks off. What follows the picture in the file is left out. */
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

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
