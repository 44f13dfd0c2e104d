import sharp from 'sharp'
import { blackPng, png } from '../png.ts'

const red = { r: 200, g: 30, b: 40 }

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })

export const svgOf = (inside: string, attributes = 'viewBox="0 0 10 12" width="10" height="12"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

/** Valid and invalid uploads. */
export const images = {
  png: async () => Buffer.from(png(30, 20, [200, 30, 40, 255])),
  jpeg: () => plain(30, 20).jpeg().toBuffer(),
  webp: () => plain(30, 20).webp().toBuffer(),
  gif: () => plain(30, 20).gif().toBuffer(),
  avif: () => plain(30, 20).avif().toBuffer(),
  /** A rotated photo with GPS data. */
  photo: () =>
    plain(30, 20)
      .withExif({ IFD0: { Copyright: 'Sokha' }, IFD3: { GPSLatitude: '11/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  crest: async () => svgOf('<path d="M0 0H10V12Z" fill="#0f3d2e"/>'),
  /** 14,000 × 14,000 pixels in 24 kB. */
  bomb: async () => Buffer.from(blackPng(14_000, 14_000)),
} satisfies Record<string, () => Promise<Buffer>>

export type GivenFile = readonly [name: string, bytes: Uint8Array, type?: string]

/** A form with files, as a browser sends it. */
export async function formOf(files: readonly GivenFile[]) {
  const form = new FormData()
  for (const [name, bytes, type = ''] of files) form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer())
  return { body, headers: { 'content-type': sent.headers.get('content-type') ?? '' } }
}
