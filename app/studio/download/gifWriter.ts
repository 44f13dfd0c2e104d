import type { VideoWriter } from './videoWriter.ts'

/** What the worker is sent: an image, or `null` for the end. */
export type GifRequest = {
  readonly pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly delay: number
} | null
/** `null` says that an image was taken. */
export type GifResponse = Uint8Array<ArrayBuffer> | null

interface GifOptions {
  readonly width: number
  readonly height: number
  readonly imagesPerSecond: number
  startWorker(): Worker
}

/** An animated GIF, made beside the page: choosing its colours takes a tenth of a second an image. */
export function openGifWriter({ width, height, imagesPerSecond, startWorker }: GifOptions): VideoWriter {
  const worker = startWorker()
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  const send = (request: GifRequest): Promise<GifResponse> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GifResponse>) => resolve(data)
      worker.onerror = event => reject(new Error(event.message || 'The worker that makes the GIF has ended.'))
      worker.postMessage(request, request ? [request.pixels.buffer] : [])
    })
  return {
    ending: 'gif',
    type: 'image/gif',
    async add(image, ground) {
      if (!pen) throw new Error('The browser gave nothing to draw on.')
      pen.fillStyle = ground
      pen.fillRect(0, 0, width, height)
      pen.drawImage(image, 0, 0, width, height)
      const { data } = pen.getImageData(0, 0, width, height)
      await send({ pixels: data, width, height, delay: Math.round(1000 / imagesPerSecond) })
    },
    async finish() {
      const bytes = await send(null)
      if (!bytes) throw new Error('The worker gave no GIF.')
      return bytes
    },
    close: () => worker.terminate(),
  }
}
