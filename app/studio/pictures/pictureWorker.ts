import type { PictureAnswer, PictureRequest } from './pictureDecoder.ts'
import { prepareRaster, previewRaster } from './rasters.ts'

// Decodes beside the page: twenty megapixels would hold it up for a second.
self.onmessage = async ({ data: { id, job, bytes, head } }: MessageEvent<PictureRequest>) => {
  if (job === 'prepare') {
    const prepared = await prepareRaster(bytes, head).catch(() => null)
    return answer({ id, job, bytes: prepared }, [])
  }
  const preview = await previewRaster(bytes, head)
  return answer({ id, job, preview }, preview ? [preview.bitmap] : [])
}

const answer = (message: PictureAnswer, transfer: Transferable[]) => self.postMessage(message, { transfer })
