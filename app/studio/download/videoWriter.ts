import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny'

/** Takes images one after the other and makes one file of them. */
export interface VideoWriter {
  /** How the file is called behind its dot, and its media type. */
  readonly ending: string
  readonly type: string
  /** Adds an image on a ground. */
  add(image: HTMLCanvasElement, ground: string): Promise<void>
  finish(): Promise<Uint8Array<ArrayBuffer>>
  /** Lets go of the encoder, whether it has finished or not. */
  close(): void
}

interface VideoOptions {
  /** In pixels, even numbers: encoders halve the colours. */
  readonly width: number
  readonly height: number
  readonly imagesPerSecond: number
}

/**
 * A video as every phone plays it where this browser can encode that, else as browsers play it; `null` where it encodes
 * none.
 */
export async function openVideoWriter({ width, height, imagesPerSecond }: VideoOptions): Promise<VideoWriter | null> {
  if (!('VideoEncoder' in globalThis)) return null
  const mp4 = await getFirstEncodableVideoCodec(['avc', 'hevc'], { width, height }).catch(() => null)
  const webm = mp4
    ? null
    : await getFirstEncodableVideoCodec(['vp9', 'vp8', 'av1'], { width, height }).catch(() => null)
  const codec = mp4 ?? webm
  if (!codec) return null
  const target = new BufferTarget()
  const output = new Output({ format: mp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) return null
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH, keyFrameInterval: 1 })
  output.addVideoTrack(source, { frameRate: imagesPerSecond })
  await output.start()
  let images = 0
  return {
    ending: mp4 ? 'mp4' : 'webm',
    type: mp4 ? 'video/mp4' : 'video/webm',
    async add(image, ground) {
      pen.fillStyle = ground
      pen.fillRect(0, 0, width, height)
      pen.drawImage(image, 0, 0, width, height)
      await source.add(images++ / imagesPerSecond, 1 / imagesPerSecond)
    },
    async finish() {
      await output.finalize()
      if (!target.buffer) throw new Error('The encoder ended without a video.')
      return new Uint8Array(target.buffer)
    },
    close() {
      if (output.state !== 'finalized' && output.state !== 'canceled') void output.cancel().catch(() => {})
    },
  }
}
