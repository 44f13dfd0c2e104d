import { type AssetId, type AssetStore, checkPicture, isSvg, StoreFailure } from '../../../engine/index.ts'
import type { Workshop } from './createWorkshop.ts'
import { pixelsOfSvg } from './drawSvg.ts'
import { fileKind } from './fileKind.ts'
import type { PictureRefusal, TakenPicture } from './PictureIntake.ts'

export interface Intake {
  readonly store: AssetStore
  readonly workshop: Pick<Workshop, 'prepare'>
}

/** Larger files are refused unread. */
const mostBytes = 25_000_000

interface Kept {
  readonly bytes: Uint8Array
  readonly isFlattened: boolean
}

const refused = (reason: PictureRefusal['reason']): PictureRefusal => ({ kind: 'refused', reason })

/** Looks at a file by its bytes, cleans its picture and stores it. What cannot be taken is an outcome. */
export async function takePicture(file: Blob, { store, workshop }: Intake): Promise<TakenPicture | PictureRefusal> {
  if (file.size === 0) return refused('empty')
  if (file.size > mostBytes) return refused('heavy')
  const bytes = await file.arrayBuffer().then(
    buffer => new Uint8Array(buffer),
    () => null,
  )
  if (!bytes) return refused('unreadable')
  const kept = isSvg(bytes) ? await keptSvg(bytes) : await keptRaster(bytes, workshop)
  if ('kind' in kept) return kept
  try {
    return { kind: 'taken', asset: await put(store, kept.bytes), isFlattened: kept.isFlattened }
  } catch (failure) {
    return refused(failure instanceof StoreFailure && failure.reason === 'store-full' ? 'device-full' : 'not-kept')
  }
}

const put = (store: AssetStore, bytes: Uint8Array): Promise<AssetId> => store.put(bytes)

async function keptRaster(bytes: Uint8Array, workshop: Intake['workshop']): Promise<Kept | PictureRefusal> {
  const check = checkPicture(bytes)
  if (check.kind === 'refused' && check.reason === 'picture-too-large') return refused('too-many-pixels')
  if (check.kind === 'refused') {
    const kind = fileKind(bytes)
    return refused(kind === 'other' && isCutOff(bytes) ? 'broken' : kind)
  }
  const prepared = await workshop.prepare(bytes, check.head)
  return prepared ? { bytes: prepared, isFlattened: false } : refused('broken')
}

/** Begins as a picture does. */
const isCutOff = (bytes: Uint8Array): boolean =>
  /^(\x89PNG|\xff\xd8\xff|RIFF|GIF8)/.test(String.fromCharCode(...bytes.subarray(0, 4)))

async function keptSvg(bytes: Uint8Array): Promise<Kept | PictureRefusal> {
  // Nobody waits for the cleaner who brings no SVG.
  const { cleanSvg } = await import('./cleanSvg.ts')
  const cleaned = cleanSvg(bytes)
  if (cleaned.kind === 'refused') return refused(cleaned.reason)
  if (cleaned.kind === 'lines') return { bytes: cleaned.bytes, isFlattened: false }
  const check = checkPicture(cleaned.bytes)
  const pixels = check.kind === 'picture' ? await pixelsOfSvg(cleaned.bytes, check.head) : null
  return pixels ? { bytes: pixels, isFlattened: true } : refused('broken')
}
