const orientation = 0x0112

/** How a camera was held, 1–8 as Exif numbers it, by the content of an APP1 segment; 1 where it does not say. */
export function exifTurn(segment: Uint8Array): number {
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
