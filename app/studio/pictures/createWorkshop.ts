import type { PictureHead } from '../../../engine/index.ts'
import type { PictureAnswer, PictureRequest } from './pictureMessages.ts'
import type { PicturePreview } from './previewRaster.ts'

/** Decodes pictures of pixels beside the page. */
export interface Workshop {
  /** As a picture is kept; `null` for what cannot be decoded. */
  prepare(bytes: Uint8Array, head: PictureHead): Promise<Uint8Array | null>
  /** As it is shown; `null` for what cannot be decoded. */
  preview(bytes: Uint8Array, head: PictureHead): Promise<PicturePreview | null>
}

type Waiting = (answer: PictureAnswer | null) => void

/** Starts its worker when the first picture comes. A worker that dies gives `null` and is started anew. */
export function createWorkshop(startWorker: () => Worker): Workshop {
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
