import type { PictureHead } from '../../engine/index.ts'
import { createWorkshop } from '../workshop/createWorkshop.ts'
import type { PictureJob } from './pictureWorker.ts'
import type { PictureRefusal, PreparedPicture } from './preparedPicture.ts'

export interface PictureWorkshop {
  /** Decodes and cleans apart from the server, one picture at a time. `busy` when too many wait. */
  prepare(bytes: Uint8Array, head: PictureHead): Promise<PreparedPicture | PictureRefusal | 'busy'>
  close(): Promise<void>
}

export interface PictureWorkshopOptions {
  /** Milliseconds for one picture; what takes longer is thrown away with its worker. */
  readonly patience?: number
  readonly mostWaiting?: number
}

/** Starts its worker with the first picture. */
export function createPictureWorkshop(options: PictureWorkshopOptions = {}): PictureWorkshop {
  const { patience = 15_000, mostWaiting = 32 } = options
  const workshop = createWorkshop<PictureJob, PreparedPicture | PictureRefusal>({
    script: new URL('./startPictureWorker.js', import.meta.url),
    // An SVG of the largest size fits, one that grows while it is read does not.
    patience,
    mostWaiting,
    megabytes: 512,
  })
  return {
    async prepare(bytes, head) {
      const outcome = await workshop.work({ bytes, head })
      return outcome === 'spent' ? { refused: 'picture-slow' } : outcome
    },
    close: workshop.close,
  }
}
