/** What a file is that is no picture we can read. */
export type FileKind = 'page' | 'pdf' | 'heic' | 'tiff' | 'photoshop' | 'archive' | 'other'

const beginnings: readonly (readonly [beginning: RegExp, kind: FileKind])[] = [
  [/^%PDF|^%!PS/, 'pdf'],
  [/^PK..|^Rar!|^7z¼¯/, 'archive'],
  [/^....ftyp(hei[cfmsx]|hev[cx]|mif1|msf1)/s, 'heic'],
  [/^(II\*|MM.\*)/s, 'tiff'],
  [/^8BPS/, 'photoshop'],
  [/^(ï»¿)?\s*(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body|script)/i, 'page'],
]

/** By its bytes, not by its name. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
  return beginnings.find(([beginning]) => beginning.test(start))?.[1] ?? 'other'
}
