import type { DecoderRequest, DecoderResponse } from './imageDecoder.ts'
import { prepareRaster, previewRaster } from './rasters.ts'

// Decodes beside the page: twenty megapixels would hold it up for a second.
self.onmessage = async ({ data: { id, job, bytes, head } }: MessageEvent<DecoderRequest>) => {
  if (job === 'prepare') {
    const prepared = await prepareRaster(bytes, head).catch(() => null)
    return response({ id, job, bytes: prepared }, [])
  }
  const preview = await previewRaster(bytes, head)
  return response({ id, job, preview }, preview ? [preview.bitmap] : [])
}

const response = (message: DecoderResponse, transfer: Transferable[]) => self.postMessage(message, { transfer })
