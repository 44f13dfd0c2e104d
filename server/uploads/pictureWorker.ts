import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { PictureJob, PictureRefusal, PreparedPicture } from './preparedPicture.ts'
import { prepareRaster } from './prepareRaster.ts'

// Pictures come one by one and never again; the other core is for those who wait for answers.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', async (job: PictureJob) => parentPort?.postMessage(await prepare(job)))

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
