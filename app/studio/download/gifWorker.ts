import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import type { GifRequest, GifResponse } from './gifWriter.ts'

const gif = GIFEncoder()

self.onmessage = ({ data }: MessageEvent<GifRequest>) => {
  if (!data) {
    gif.finish()
    return answer(gif.bytes())
  }
  const { pixels, width, height, delay } = data
  const palette = quantize(pixels, 256)
  gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay, repeat: 0 })
  return answer(null)
}

const answer = (response: GifResponse) => self.postMessage(response)
