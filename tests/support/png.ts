import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour, `rgba` of 0–255. */
export function png(width: number, height: number, rgba: readonly [number, number, number, number]): Uint8Array {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => rgba).flat()])
  return pngOf({ width, height, depth: 8, colourType: 6 }, row)
}

/** A PNG all of whose pixels are black, one bit each: a few bytes for any size. */
export const blackPng = (width: number, height: number): Uint8Array =>
  pngOf({ width, height, depth: 1, colourType: 0 }, Buffer.alloc(1 + Math.ceil(width / 8)))

interface Head {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colourType: number
}

function pngOf({ width, height, depth, colourType }: Head, row: Buffer): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colourType, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
