import { type ImageStep, imageLimits } from '../../../../engine/index.ts'
import type { EditedImage, EditOutcome, EditPreview, EditRequest, EditResponse } from './editingWorker.ts'
import { editPixels } from './editPixels.ts'
import type { Pixels } from './pixels.ts'
import { paletteOf } from './recolour.ts'

// Edits beside the page: twelve megapixels would hold it up for seconds.
self.onmessage = async ({ data: { id, job, steps, ...image } }: MessageEvent<EditRequest>) => {
  if (job === 'finish') {
    const outcome = await finish(image, steps, done => send({ id, job: 'progress', done })).catch(
      (): EditOutcome => ({ kind: 'failed', reason: 'unreadable' }),
    )
    return send({ id, job, outcome })
  }
  const preview = await previewOf(image, steps).catch(() => null)
  return send({ id, job, preview }, preview ? [preview.bitmap] : [])
}

const send = (message: EditResponse, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

async function finish(
  image: EditedImage,
  steps: readonly ImageStep[],
  progress: (done: number) => void,
): Promise<EditOutcome> {
  const last = steps.at(-1)
  const made = editPixels(await pixelsOf(image, imageLimits.pixels), steps, progress)
  if (made.width * made.height > imageLimits.pixels) return { kind: 'failed', reason: 'unreadable' }
  if (!hasInk(made)) return { kind: 'failed', reason: 'empty' }
  if (last?.kind !== 'vectorise') return { kind: 'edited', file: await encoded(made) }
  // Who traces is fetched by who traces something.
  const { traced } = await import('./trace.ts')
  const svg = traced(made, last)
  return svg === null
    ? { kind: 'failed', reason: 'too-many-lines' }
    : { kind: 'edited', file: new Blob([svg], { type: 'image/svg+xml' }) }
}

/** Whether anything is left to be seen. */
function hasInk({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return true
  return false
}

/** Pixels of a preview: as many as a dialog shows. */
const previewPixels = 700_000

async function previewOf(image: EditedImage, steps: readonly ImageStep[]): Promise<EditPreview> {
  const from = await pixelsOf(image, previewPixels)
  const share = Math.sqrt((image.head.width * image.head.height) / (from.width * from.height))
  const last = steps.at(-1)
  const before = editPixels(from, steps.slice(0, -1))
  // Counted before colours are swapped: what takes the place of a colour is none to be swapped.
  const isCounted = last?.kind === 'recolour' || last?.kind === 'vectorise'
  const palette = isCounted ? paletteOf(before, last.colours) : []
  const shown = last?.kind === 'vectorise' ? ({ kind: 'recolour', colours: last.colours, swaps: [] } as const) : last
  const made = shown ? editPixels(before, [shown]) : before
  return {
    bitmap: await createImageBitmap(imageDataOf(made)),
    width: Math.round(made.width * share),
    height: Math.round(made.height * share),
    palette,
  }
}

interface DecodedImage {
  readonly bytes: Uint8Array
  readonly size: number
  readonly pixels: Pixels
}

/** Of the last preview: a slider asks for the same image many times a second. */
let decoded: DecodedImage | null = null

async function pixelsOf({ bytes, head }: EditedImage, maxPixels: number): Promise<Pixels> {
  const known = decoded
  const isKnown = known !== null && known.size === maxPixels && isSame(known.bytes, bytes)
  if (isKnown) return { ...known.pixels, data: known.pixels.data.slice() }
  const share = Math.min(1, Math.sqrt(maxPixels / (head.width * head.height)))
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${head.type}` }), {
    imageOrientation: 'from-image',
    premultiplyAlpha: 'default',
    ...(share < 1 && {
      resizeWidth: Math.max(1, Math.round(head.width * share)),
      resizeHeight: Math.max(1, Math.round(head.height * share)),
      resizeQuality: 'high' as const,
    }),
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser gives no canvas to a worker. Use a newer one.')
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { width, height, data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  const pixels: Pixels = { width, height, data }
  if (maxPixels === previewPixels) decoded = { bytes, size: maxPixels, pixels: { ...pixels, data: data.slice() } }
  return pixels
}

/** Messages copy bytes, so they are compared by their length and a few of them. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false
  const step = Math.max(1, Math.floor(a.length / 4096))
  for (let at = 0; at < a.length; at += step) if (a[at] !== b[at]) return false
  return true
}

const imageDataOf = ({ width, height, data }: Pixels): ImageData =>
  new ImageData(new Uint8ClampedArray(data), width, height)

async function encoded(image: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d')?.putImageData(imageDataOf(image), 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}
