import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { type ImageHead, imageLimits, plainJpeg, plainPng } from '../../engine/index.ts'
import { ownThread } from '../workers/threadTime.ts'
import type { CardJob, ImageJob, ImageRefusal, PreparedImage } from './imagePool.ts'

/**
 * The time for one raster image by the clock in seconds, less than the pool waits. Its pixels are limited, and threads of
 * sharp draw them whose processor time nobody tells: so an image that runs out of it may be sent again.
 */
const timeout = 25

// Images arrive one by one, so sharp needs no cache; the other cores are for requests.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', async (job: ImageJob | CardJob) =>
  parentPort?.postMessage('card' in job ? await drawCard(job) : await prepare(job)),
)
parentPort?.postMessage(ownThread())

async function prepare({ bytes, head }: ImageJob): Promise<PreparedImage | ImageRefusal | 'busy'> {
  try {
    if (head.type !== 'svg') return await prepareRaster(bytes, head)
    // The SVG cleaner is only loaded for an SVG.
    const { prepareSvg } = await import('./prepareSvg.ts')
    return prepareSvg(bytes)
  } catch {
    // For example, elements can be nested deeper than the stack.
    return { refused: 'image-broken' }
  }
}

/** On the grey of the stage: messengers show it beside white and beside black. */
async function drawCard({ card }: CardJob): Promise<PreparedImage | ImageRefusal> {
  const [width, height, background] = [1200, 630, '#eef1ef']
  try {
    const bytes = await sharp(card, { limitInputPixels: imageLimits.pixels })
      .timeout({ seconds: timeout })
      .resize(width, height - 60, { fit: 'contain', background })
      .extend({ top: 30, bottom: 30, background })
      .flatten({ background })
      .jpeg({ quality: 82 })
      .toBuffer()
    return { type: 'jpeg', width, height, bytes }
  } catch {
    return { refused: 'image-broken' }
  }
}

/**
 * Converts an image to an upright PNG or JPEG in sRGB without metadata. Bytes that already are one stay unchanged, so
 * that they keep their name.
 */
export async function prepareRaster(
  bytes: Uint8Array,
  { type, width, height }: ImageHead,
): Promise<PreparedImage | ImageRefusal | 'busy'> {
  const plain = type === 'png' ? plainPng(bytes) : type === 'jpeg' ? plainJpeg(bytes) : undefined
  if (plain === null) return { refused: 'image-broken' }
  const image = () =>
    sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'truncated' }).timeout({ seconds: timeout })
  try {
    if (plain && !plain.isSpecial) {
      // This decodes the whole image to find damage; the result is dropped.
      await image().resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
      return { type: type === 'png' ? 'png' : 'jpeg', width, height, bytes: plain.bytes }
    }
    const upright = image().autoOrient().toColourspace('srgb')
    const drawn = type === 'jpeg' ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : upright.png()
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { type: type === 'jpeg' ? 'jpeg' : 'png', width: info.width, height: info.height, bytes: data }
  } catch (error) {
    return /timeout/i.test(String(error)) ? 'busy' : { refused: 'image-broken' }
  }
}
