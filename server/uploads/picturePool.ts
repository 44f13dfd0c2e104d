import type { PictureHead } from '../../engine/index.ts'
import { createWorkerPool } from '../workers/workerPool.ts'

export interface PicturePool {
  /** Decodes and cleans apart from the server, one picture at a time. `busy` when too many wait. */
  prepare(bytes: Uint8Array, head: PictureHead): Promise<PreparedPicture | PictureRefusal | 'busy'>
  close(): Promise<void>
}

interface PicturePoolOptions {
  /** Milliseconds for one picture; what takes longer is thrown away with its worker. */
  readonly timeout?: number
  readonly maxWaiting?: number
}

/** Starts its worker with the first picture. */
export function createPicturePool(options: PicturePoolOptions = {}): PicturePool {
  const { timeout = 15_000, maxWaiting = 32 } = options
  const pool = createWorkerPool<PictureJob, PreparedPicture | PictureRefusal>({
    script: new URL('./startPictureWorker.js', import.meta.url),
    // An SVG of the largest size fits, one that grows while it is read does not.
    timeout,
    maxWaiting,
    megabytes: 512,
  })
  return {
    async prepare(bytes, head) {
      const outcome = await pool.run({ bytes, head })
      return outcome === 'spent' ? { refused: 'picture-slow' } : outcome
    },
    close: pool.close,
  }
}

/** What the worker is given. */
export interface PictureJob {
  readonly bytes: Uint8Array
  readonly head: PictureHead
}

/** A picture as it is served: nothing in it but what is seen. */
export interface PreparedPicture {
  readonly type: 'png' | 'jpeg' | 'svg'
  /** In pixels, upright; of an SVG in its own units. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** Why a file is not taken, as the code that its sender reads. */
export interface PictureRefusal {
  readonly refused: (typeof pictureRefusals)[number]
}

const pictureRefusals = [
  'picture-empty',
  'picture-unknown',
  'picture-broken',
  'picture-pixels',
  'picture-tangled',
  'picture-slow',
] as const
