import {
  type AssetId,
  type AssetStore,
  type Colour,
  checkImage,
  imageLimits,
  isSvg,
  type State,
  StoreFailure,
} from '../../../engine/index.ts'
import { imageStore } from './designImages.ts'
import { pixelsOfSvg } from './drawSvg.ts'
import type { ImageDecoder } from './imageDecoder.ts'

/** An image that is safe on this device. */
export interface TakenImage {
  readonly kind: 'taken'
  readonly asset: AssetId
  /** It came as lines and is kept as pixels. */
  readonly isFlattened: boolean
}

/** Why a file was not taken; the app has a sentence for each reason. */
export interface ImageRefusal {
  readonly kind: 'refused'
  readonly reason:
    | 'empty'
    | 'heavy'
    | 'unreadable'
    | 'too-many-pixels'
    | 'broken'
    | 'entities'
    | 'tangled'
    | 'device-full'
    | 'not-kept'
    | 'page'
    | 'pdf'
    | 'heic'
    | 'tiff'
    | 'photoshop'
    | 'archive'
    | 'other'
}

/** How panels bring images into a design and show them. */
export interface ImageIntake {
  /** Checks a file, cleans its image and stores it. Rejects only for bugs. */
  take(file: Blob): Promise<TakenImage | ImageRefusal>
  /** Where an image can be seen, for an `img`; `null` while its bytes have not come. */
  readonly addressOf: State<(asset: AssetId) => string | null>
  /** The bytes of an image as this device has them; `null` for one that it has not. */
  bytesOf(asset: AssetId): Promise<Uint8Array | null>
  /** The colours that an image is made of, the largest first: at most six. None while its bytes have not come. */
  coloursOf(asset: AssetId): readonly Colour[]
}

interface Intake {
  readonly store: AssetStore
  readonly decoder: Pick<ImageDecoder, 'prepare'>
}

interface ReadableImage {
  readonly bytes: Uint8Array
  readonly isFlattened: boolean
}

const refused = (reason: ImageRefusal['reason']): ImageRefusal => ({ kind: 'refused', reason })

/** Identifies a file by its bytes, cleans its image and stores it. A file that cannot be used is an outcome, not an error. */
export async function takeImage(file: Blob, { store, decoder }: Intake): Promise<TakenImage | ImageRefusal> {
  if (file.size === 0) return refused('empty')
  // Refused unread.
  if (file.size > imageLimits.bytes) return refused('heavy')
  const bytes = await file.arrayBuffer().then(
    buffer => new Uint8Array(buffer),
    () => null,
  )
  if (!bytes) return refused('unreadable')
  const readable = isSvg(bytes) ? await cleanedSvg(bytes) : await readableRaster(bytes, decoder)
  if ('kind' in readable) return readable
  try {
    return { kind: 'taken', asset: await put(store, readable.bytes), isFlattened: readable.isFlattened }
  } catch (failure) {
    return refused(failure instanceof StoreFailure && failure.reason === 'store-full' ? 'device-full' : 'not-kept')
  }
}

const put = (store: AssetStore, bytes: Uint8Array): Promise<AssetId> => store.put(bytes)

async function readableRaster(bytes: Uint8Array, decoder: Intake['decoder']): Promise<ReadableImage | ImageRefusal> {
  const check = checkImage(bytes)
  if (check.kind === 'refused' && check.reason === 'image-too-large') return refused('too-many-pixels')
  if (check.kind === 'refused') {
    const kind = fileKind(bytes)
    return refused(kind === 'other' && isCutOff(bytes) ? 'broken' : kind)
  }
  const prepared = await decoder.prepare(bytes, check.head)
  return prepared ? { bytes: prepared, isFlattened: false } : refused('broken')
}

/** Begins as an image does. */
const isCutOff = (bytes: Uint8Array): boolean =>
  /^(\x89PNG|\xff\xd8\xff|RIFF|GIF8)/.test(String.fromCharCode(...bytes.subarray(0, 4)))

async function cleanedSvg(bytes: Uint8Array): Promise<ReadableImage | ImageRefusal> {
  // Nobody waits for the cleaner who brings no SVG.
  const { cleanSvg } = await import('./cleanSvg.ts')
  const cleaned = cleanSvg(bytes)
  if (cleaned.kind === 'refused') return refused(cleaned.reason)
  if (cleaned.kind === 'lines') return { bytes: cleaned.bytes, isFlattened: false }
  const check = checkImage(cleaned.bytes)
  const pixels = check.kind === 'image' ? await pixelsOfSvg(cleaned.bytes, check.head) : null
  return pixels ? { bytes: pixels, isFlattened: true } : refused('broken')
}

/** What a file is that is no image we can read. */
type FileKind = 'page' | 'pdf' | 'heic' | 'tiff' | 'photoshop' | 'archive' | 'other'

const beginnings: readonly (readonly [beginning: RegExp, kind: FileKind])[] = [
  [/^%PDF|^%!PS/, 'pdf'],
  [/^PK..|^Rar!|^7z¼¯/, 'archive'],
  [/^....ftyp(hei[cfmsx]|hev[cx]|mif1|msf1)/s, 'heic'],
  [/^(II\*|MM.\*)/s, 'tiff'],
  [/^8BPS/, 'photoshop'],
  [/^(ï»¿)?\s*(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body|script)/i, 'page'],
]

/** By its bytes, not by its name. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
  return beginnings.find(([beginning]) => beginning.test(start))?.[1] ?? 'other'
}

/**
 * Stores the images that came in a design file. They are cleaned as if somebody had put them in by hand: one that is
 * not what this page would have made is stored under another id, and the design says that it misses it.
 */
export async function storeUnderHash(images: Iterable<Uint8Array>): Promise<void> {
  const store = imageStore()
  try {
    for (const bytes of images) {
      const clean = await cleanedFile(bytes)
      if (clean) await store.put(clean)
    }
  } finally {
    store.close()
  }
}

/** Pages keep PNG, JPEG and SVG only. */
async function cleanedFile(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (isSvg(bytes)) {
    const { cleanSvg } = await import('./cleanSvg.ts')
    const svg = cleanSvg(bytes)
    return svg.kind === 'lines' ? svg.bytes : null
  }
  const check = checkImage(bytes)
  return check.kind === 'image' && (check.head.type === 'png' || check.head.type === 'jpeg') ? bytes : null
}
