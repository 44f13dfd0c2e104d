import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { type PictureHead, pictureLimits, plainJpeg, plainPng } from '../../engine/index.ts'
import type { PictureJob, PictureRefusal, PreparedPicture } from './picturePool.ts'

/** Seconds for one raster. */
const timeout = 10

// Pictures come one by one and never again; the other core is for those who wait for answers.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', async (job: PictureJob) => parentPort?.postMessage(await prepare(job)))
parentPort?.postMessage('ready')

async function prepare({ bytes, head }: PictureJob): Promise<PreparedPicture | PictureRefusal> {
  try {
    if (head.type !== 'svg') return await prepareRaster(bytes, head)
    // Nobody waits for the cleaner who brings no SVG.
    const { prepareSvg } = await import('./prepareSvg.ts')
    return prepareSvg(bytes)
  } catch {
    // Such as elements nested deeper than the stack.
    return { refused: 'picture-broken' }
  }
}

/**
 * A PNG or a JPEG, upright, in sRGB, without where and by whom it was taken. Bytes that are that already, and nothing
 * else, stay as they are, so that they keep their name.
 */
export async function prepareRaster(
  bytes: Uint8Array,
  { type, width, height }: PictureHead,
): Promise<PreparedPicture | PictureRefusal> {
  const plain = type === 'png' ? plainPng(bytes) : type === 'jpeg' ? plainJpeg(bytes) : undefined
  if (plain === null) return { refused: 'picture-broken' }
  const picture = () =>
    sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'truncated' }).timeout({ seconds: timeout })
  try {
    if (plain && !plain.isSpecial) {
      // Every row is read, none is kept.
      await picture().resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
      return { type: type === 'png' ? 'png' : 'jpeg', width, height, bytes: plain.bytes }
    }
    const upright = picture().autoOrient().toColourspace('srgb')
    const drawn = type === 'jpeg' ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : upright.png()
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { type: type === 'jpeg' ? 'jpeg' : 'png', width: info.width, height: info.height, bytes: data }
  } catch (error) {
    return { refused: /timeout/i.test(String(error)) ? 'picture-slow' : 'picture-broken' }
  }
}
