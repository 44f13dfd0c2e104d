import {
  type AssetId,
  type AssetStore,
  type Colour,
  createState,
  type PictureSize,
  readPictureHead,
  type State,
} from '../../engine/index.ts'
import type { PictureRefusal, TakenPicture } from '../panelkit/PictureIntake.ts'
import { coloursOfBitmap } from './coloursOfBitmap.ts'
import type { Workshop } from './createWorkshop.ts'
import { previewSvg } from './drawSvg.ts'
import type { PicturePreview } from './previewRaster.ts'
import { takePicture } from './takePicture.ts'

/** A picture whose bytes have come, as it is shown. */
export interface ArrivedPicture {
  readonly size: PictureSize
  readonly bitmap: ImageBitmap
  /** For `img` and SVG. */
  readonly address: string
}

export type ArrivedPictures = ReadonlyMap<AssetId, ArrivedPicture>

/** The pictures of one open design. */
export interface Pictures {
  /** A new value when one has come or is not needed any more. */
  readonly arrived: State<ArrivedPictures>
  /** Brings these and frees all others. What the device does not have comes when another page has stored it. */
  need(assets: readonly AssetId[]): void
  take(file: Blob): Promise<TakenPicture | PictureRefusal>
  coloursOf(asset: AssetId): readonly Colour[]
  close(): void
}

export interface PicturesOptions {
  readonly store: AssetStore
  readonly workshop: Workshop
}

export function createPictures({ store, workshop }: PicturesOptions): Pictures {
  const arrived = createState<ArrivedPictures>(new Map())
  const colours = new Map<AssetId, readonly Colour[]>()
  let needed: ReadonlySet<AssetId> = new Set()
  const coming = new Set<AssetId>()

  const bring = async (asset: AssetId): Promise<void> => {
    if (coming.has(asset) || arrived.current().has(asset)) return
    coming.add(asset)
    // A device that does not answer has not got it; the stand-in says so.
    const picture = await arrivedPicture(await store.get(asset).catch(() => null), workshop)
    coming.delete(asset)
    if (!picture) return
    if (needed.has(asset)) arrived.set(new Map([...arrived.current(), [asset, picture]]))
    else free(picture)
  }
  const following = store.stored$.subscribe(asset => {
    if (needed.has(asset)) void bring(asset)
  })
  const keep = (isKept: (asset: AssetId) => boolean): void => {
    const [kept, left] = [new Map<AssetId, ArrivedPicture>(), [] as ArrivedPicture[]]
    for (const [asset, picture] of arrived.current()) {
      if (isKept(asset)) kept.set(asset, picture)
      else left.push(picture)
    }
    if (left.length === 0) return
    // Nobody draws what is freed: they are told first.
    arrived.set(kept)
    left.forEach(free)
  }

  return {
    arrived,
    need(assets) {
      needed = new Set(assets)
      keep(asset => needed.has(asset))
      for (const asset of needed) void bring(asset)
    },
    take: file => takePicture(file, { store, workshop }),
    coloursOf(asset) {
      const known = colours.get(asset)
      const picture = arrived.current().get(asset)
      if (known || !picture) return known ?? none
      const found = coloursOfBitmap(picture.bitmap)
      colours.set(asset, found)
      return found
    },
    close() {
      following.unsubscribe()
      needed = new Set()
      keep(() => false)
    },
  }
}

const none: readonly Colour[] = []

async function arrivedPicture(bytes: Uint8Array | null, workshop: Workshop): Promise<ArrivedPicture | null> {
  const head = bytes && readPictureHead(bytes)
  if (!bytes || !head) return null
  const isVector = head.type === 'svg'
  const preview = await (isVector ? previewSvg(bytes, head) : workshop.preview(bytes, head))
  if (!preview) return null
  const { width, height } = head
  return {
    size: { width, height, ...(isVector ? { vector: true } : {}) },
    bitmap: preview.bitmap,
    address: addressOf(bytes, head.type, preview),
  }
}

function addressOf(bytes: Uint8Array, type: string, { file }: PicturePreview): string {
  const mime = type === 'svg' ? 'image/svg+xml' : `image/${type}`
  return URL.createObjectURL(file ?? new Blob([new Uint8Array(bytes)], { type: mime }))
}

function free({ bitmap, address }: ArrivedPicture): void {
  bitmap.close()
  URL.revokeObjectURL(address)
}
