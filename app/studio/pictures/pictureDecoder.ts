import type { PictureHead } from '../../../engine/index.ts'

/** What the stage and the flat view draw of a picture. */
export interface PicturePreview {
  readonly bitmap: ImageBitmap
  /** What an address is made of; `null` where the original is small enough. */
  readonly file: Blob | null
}

/** Pixels of the longest side: a picture over a whole front is sharp on a texture of 2,048. */
export const longestPreview = 2048

/** Decodes pictures of pixels in a worker, beside the page. */
export interface PictureDecoder {
  /** As a picture is kept; `null` for what cannot be decoded. */
  prepare(bytes: Uint8Array, head: PictureHead): Promise<Uint8Array | null>
  /** As it is shown; `null` for what cannot be decoded. */
  preview(bytes: Uint8Array, head: PictureHead): Promise<PicturePreview | null>
}

type Waiting = (answer: PictureAnswer | null) => void

/** Starts its worker when the first picture comes. A worker that dies gives `null` and is started anew. */
export function createPictureDecoder(startWorker: () => Worker): PictureDecoder {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  const running = (): Worker => {
    if (worker) return worker
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    }
    started.onerror = () => {
      worker = null
      started.terminate()
      for (const give of waiting.values()) give(null)
      waiting.clear()
    }
    worker = started
    return started
  }
  const ask = (request: Omit<PictureRequest, 'id'>): Promise<PictureAnswer | null> =>
    new Promise(give => {
      last += 1
      waiting.set(last, give)
      running().postMessage({ ...request, id: last })
    })

  return {
    async prepare(bytes, head) {
      const answer = await ask({ job: 'prepare', bytes, head })
      return answer?.job === 'prepare' ? answer.bytes : null
    },
    async preview(bytes, head) {
      const answer = await ask({ job: 'preview', bytes, head })
      return answer?.job === 'preview' ? answer.preview : null
    },
  }
}

/** What the page asks the worker of pictures for. */
export interface PictureRequest {
  readonly id: number
  readonly job: 'prepare' | 'preview'
  readonly bytes: Uint8Array
  readonly head: PictureHead
}

export type PictureAnswer = { readonly id: number } & (
  | { readonly job: 'prepare'; readonly bytes: Uint8Array | null }
  | { readonly job: 'preview'; readonly preview: PicturePreview | null }
)
