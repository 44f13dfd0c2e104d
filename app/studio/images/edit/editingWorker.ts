import type { ImageHead, ImageStep } from '../../../../engine/index.ts'

/** What comes of editing an image. */
export type EditOutcome =
  | { readonly kind: 'edited'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly reason: EditFailure }

/** Why an image was not edited; the app has a sentence for each. */
export type EditFailure = 'stopped' | 'unreadable' | 'empty' | 'too-many-lines'

/** An image to be edited, as it is stored. SVG images come as pixels. */
export interface EditedImage {
  readonly bytes: Uint8Array
  readonly head: ImageHead
}

/** Edits images beside the page. */
export interface EditingWorker {
  /** Does the steps at full resolution. `progress` hears how many are done. */
  finish(image: EditedImage, steps: readonly ImageStep[], progress?: (done: number) => void): Promise<EditOutcome>
  /** What would come of the steps, small; `null` for a preview that a later one has overtaken, or that failed. */
  preview(image: EditedImage, steps: readonly ImageStep[]): Promise<EditPreview | null>
  /** Ends the worker; what it was doing is `stopped`. The next request starts another one. */
  stop(): void
}

export interface EditPreview {
  readonly bitmap: ImageBitmap
  /** In pixels, as it would be in full. */
  readonly width: number
  readonly height: number
  /** The colours that the last step brings it down to, the most common first. */
  readonly palette: readonly string[]
}

export interface EditRequest extends EditedImage {
  readonly id: number
  readonly job: 'finish' | 'preview'
  readonly steps: readonly ImageStep[]
}

export type EditResponse = { readonly id: number } & (
  | { readonly job: 'progress'; readonly done: number }
  | { readonly job: 'finish'; readonly outcome: EditOutcome }
  | { readonly job: 'preview'; readonly preview: EditPreview | null }
)

interface Waiting {
  readonly give: (response: EditResponse | null) => void
  readonly progress?: ((done: number) => void) | undefined
}

/** Starts its worker with the first request. One that dies, or is stopped, has changed nothing: another one is started. */
export function createEditingWorker(startWorker: () => Worker): EditingWorker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0
  /** One preview at a time is drawn; of those that come meanwhile only the last one is. */
  let drawing: Promise<unknown> = Promise.resolve()
  let wanted = 0

  const end = (): void => {
    worker?.terminate()
    worker = null
    const left = [...waiting.values()]
    waiting.clear()
    for (const { give } of left) give(null)
  }
  const running = (): Worker => {
    if (worker) return worker
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<EditResponse>) => {
      const found = waiting.get(data.id)
      if (data.job === 'progress') return found?.progress?.(data.done)
      waiting.delete(data.id)
      found?.give(data)
    }
    started.onerror = end
    started.onmessageerror = end
    worker = started
    return started
  }
  const send = (request: Omit<EditRequest, 'id'>, progress?: (done: number) => void): Promise<EditResponse | null> =>
    new Promise(give => {
      last += 1
      waiting.set(last, { give, progress })
      running().postMessage({ ...request, id: last })
    })

  return {
    async finish(image, steps, progress) {
      const response = await send({ ...image, job: 'finish', steps }, progress)
      return response?.job === 'finish' ? response.outcome : { kind: 'failed', reason: 'stopped' }
    },
    preview(image, steps) {
      wanted += 1
      const own = wanted
      const drawn = drawing.then(async () => {
        if (own !== wanted) return null
        const response = await send({ ...image, job: 'preview', steps })
        return response?.job === 'preview' ? response.preview : null
      })
      drawing = drawn
      return drawn
    },
    stop: end,
  }
}
