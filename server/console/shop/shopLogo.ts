import { Problem } from '../../http/problem.ts'
import type { ImagePool } from '../../uploads/imagePool.ts'
import { sniffImage } from '../../uploads/takeUpload.ts'

/** The longest logo that is kept, in characters: every page of the shop loads it. */
const longest = 256 * 1024
/** The maximum side length of a picture in pixels. */
const longestSide = 1024

/**
 * A file as a logo: a cleaned SVG, or an SVG that holds a cleaned picture.
 * @throws Problem that says why the file cannot be one
 */
export async function readLogo(images: ImagePool, bytes: Uint8Array): Promise<string> {
  const head = await sniffImage(bytes)
  if ('refused' in head) throw new Problem(head.refused)
  const image = await images.prepare(bytes, head)
  if (image === 'busy') throw new Problem('uploads-busy', { headers: { 'retry-after': '5' } })
  if ('refused' in image) throw new Problem(image.refused)
  const { type, width, height } = image
  const isTooLarge = type !== 'svg' && Math.max(width, height) > longestSide
  const logo = type === 'svg' ? Buffer.from(image.bytes).toString('utf8') : wrapped(image)
  if (isTooLarge || logo.length > longest) {
    throw new Problem('too-large', { detail: `A logo has ${longestSide} pixels a side and 180 kB at most.` })
  }
  return logo
}

interface RasterImage {
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

const wrapped = ({ type, width, height, bytes }: RasterImage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/></svg>`
