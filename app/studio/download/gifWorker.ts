import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import type { GifRequest, GifResponse } from './gifWriter.ts'

const gif = GIFEncoder()

self.onmessage = ({ data }: MessageEvent<GifRequest>) => {
  if (!data) {
    gif.finish()
    return respond(gif.bytes())
  }
  const { pixels, width, height, delay } = data
  const palette = quantize(pixels, 256)
  gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay, repeat: 0 })
  return respond(null)
}

const respond = (response: GifResponse) => self.postMessage(response)
