import { decodeQR } from 'qr/decode.js'
import sharp, { type Sharp } from 'sharp'

/** What the QR code in an image says, as a package of other people reads it; `null` where it finds none. */
export async function readQr(image: Sharp | Buffer | string): Promise<string | null> {
  const opened = typeof image === 'string' || Buffer.isBuffer(image) ? sharp(image) : image
  const { data, info } = await opened.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  try {
    // A busy machine gets as many tries as an idle one.
    return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: Number.POSITIVE_INFINITY })
  } catch {
    return null
  }
}
