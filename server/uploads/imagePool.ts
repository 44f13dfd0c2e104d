import type { ImageHead } from '../../engine/index.ts'
import { createWorkerPool } from '../workers/workerPool.ts'

export interface ImagePool {
  /**
   * Decodes and cleans images in a worker, one at a time. `busy` when too many are waiting, or when the machine is too
   * busy to finish one in time: it may be sent again.
   */
  prepare(bytes: Uint8Array, head: ImageHead): Promise<PreparedImage | ImageRefusal | 'busy'>
  /** Draws an image as a JPEG of 1200 × 630 pixels for messengers, whole, in the same worker. */
  card(bytes: Uint8Array): Promise<Uint8Array | 'busy'>
  close(): Promise<void>
}

interface ImagePoolOptions {
  /** The processor time for one image in milliseconds; after that its worker is terminated. */
  readonly timeout?: number
  /** The time for one image by the clock in milliseconds. */
  readonly clockTimeout?: number
  readonly maxWaiting?: number
}

/** The worker starts with the first image. */
export function createImagePool(options: ImagePoolOptions = {}): ImagePool {
  const { timeout = 15_000, clockTimeout = 30_000, maxWaiting = 32 } = options
  const pool = createWorkerPool<ImageJob | CardJob, PreparedImage | ImageRefusal | 'busy'>({
    script: new URL('./startImageWorker.js', import.meta.url),
    // The largest allowed SVG fits; one that expands while it is parsed does not.
    timeout,
    clockTimeout,
    maxWaiting,
    megabytes: 512,
  })
  return {
    async prepare(bytes, head) {
      const outcome = await pool.run({ bytes, head })
      return outcome === 'spent' ? { refused: 'image-slow' } : outcome
    },
    async card(bytes) {
      const outcome = await pool.run({ card: bytes })
      return typeof outcome === 'object' && 'bytes' in outcome ? outcome.bytes : 'busy'
    },
    close: pool.close,
  }
}

/** The message to the worker. */
export interface ImageJob {
  readonly bytes: Uint8Array
  readonly head: ImageHead
}

/** The message for an image that messengers show. */
export interface CardJob {
  readonly card: Uint8Array
}

/** A cleaned image that can be served. */
export interface PreparedImage {
  readonly type: 'png' | 'jpeg' | 'svg'
  /** Pixels of the upright image, or the units of an SVG. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** The problem code of a refused file. */
export interface ImageRefusal {
  readonly refused: (typeof imageRefusals)[number]
}

const imageRefusals = [
  'image-empty',
  'image-unknown',
  'image-broken',
  'image-pixels',
  'image-tangled',
  'image-slow',
] as const
