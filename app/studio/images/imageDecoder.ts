import type { ImageHead } from '../../../engine/index.ts'

/** What the stage and the flat view draw of an image. */
export interface ImagePreview {
  readonly bitmap: ImageBitmap
  /** What an address is made of; `null` where the original is small enough. */
  readonly file: Blob | null
}

/** Pixels of the longest side: an image over a whole front is sharp on a texture of 2,048. */
export const longestPreview = 2048

/** Decodes images of pixels in a worker, beside the page. */
export interface ImageDecoder {
  /** As an image is kept; `null` for what cannot be decoded. */
  prepare(bytes: Uint8Array, head: ImageHead): Promise<Uint8Array | null>
  /** As it is shown; `null` for what cannot be decoded. */
  preview(bytes: Uint8Array, head: ImageHead): Promise<ImagePreview | null>
}

type Waiting = (response: DecoderResponse | null) => void

/** Starts its worker when the first image comes. A worker that dies gives `null` and is started anew. */
export function createImageDecoder(startWorker: () => Worker): ImageDecoder {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  const running = (): Worker => {
    if (worker) return worker
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<DecoderResponse>) => {
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
  const send = (request: Omit<DecoderRequest, 'id'>): Promise<DecoderResponse | null> =>
    new Promise(give => {
      last += 1
      waiting.set(last, give)
      running().postMessage({ ...request, id: last })
    })

  return {
    async prepare(bytes, head) {
      const response = await send({ job: 'prepare', bytes, head })
      return response?.job === 'prepare' ? response.bytes : null
    },
    async preview(bytes, head) {
      const response = await send({ job: 'preview', bytes, head })
      return response?.job === 'preview' ? response.preview : null
    },
  }
}

/** What the page asks the worker of images for. */
export interface DecoderRequest {
  readonly id: number
  readonly job: 'prepare' | 'preview'
  readonly bytes: Uint8Array
  readonly head: ImageHead
}

export type DecoderResponse = { readonly id: number } & (
  | { readonly job: 'prepare'; readonly bytes: Uint8Array | null }
  | { readonly job: 'preview'; readonly preview: ImagePreview | null }
)
