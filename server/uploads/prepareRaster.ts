import sharp from 'sharp'
import { type PictureHead, pictureLimits, plainJpeg, plainPng } from '../../engine/index.ts'
import type { PictureRefusal, PreparedPicture } from './preparedPicture.ts'

/** Seconds. */
const patience = 10

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
    sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'truncated' }).timeout({ seconds: patience })
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
