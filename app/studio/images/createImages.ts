import { map, merge } from 'rxjs'
import {
  type AssetId,
  type AssetStore,
  type Colour,
  createState,
  type DrawingResources,
  type ImageSize,
  readImageHead,
  type State,
  type TileOf,
} from '../../../engine/index.ts'
import { previewSvg } from './drawSvg.ts'
import { coloursOfBitmap } from './imageColours.ts'
import type { ImageDecoder, ImagePreview } from './imageDecoder.ts'
import { type ImageRefusal, type TakenImage, takeImage } from './takeImage.ts'

/** An image whose bytes have come, as it is shown. */
interface ArrivedImage {
  readonly size: ImageSize
  readonly bitmap: ImageBitmap
  /** For `img` and SVG. */
  readonly address: string
}

type ArrivedImages = ReadonlyMap<AssetId, ArrivedImage>

/** Images of another version, held as long as it is shown. */
export interface HeldImages {
  /** Resolves when each has come, or is not to be had. */
  readonly come: Promise<unknown>
  release(): void
}

/** The images of one open design. */
export interface Images {
  /** A new value when one has come or is not needed any more. */
  readonly arrived: State<ArrivedImages>
  /** Brings these and frees all others but held ones. What the device lacks comes when another page has stored it. */
  need(assets: readonly AssetId[]): void
  /** Brings these too, until they are released. */
  hold(assets: readonly AssetId[]): HeldImages
  take(file: Blob): Promise<TakenImage | ImageRefusal>
  bytesOf(asset: AssetId): Promise<Uint8Array | null>
  coloursOf(asset: AssetId): readonly Colour[]
  close(): void
}

interface ImagesOptions {
  readonly store: AssetStore
  readonly decoder: ImageDecoder
}

export function createImages({ store, decoder }: ImagesOptions): Images {
  const arrived = createState<ArrivedImages>(new Map())
  const colours = new Map<AssetId, readonly Colour[]>()
  let needed: ReadonlySet<AssetId> = new Set()
  const held = new Set<ReadonlySet<AssetId>>()
  const coming = new Map<AssetId, Promise<void>>()
  const isWanted = (asset: AssetId) => needed.has(asset) || [...held].some(assets => assets.has(asset))

  const bring = (asset: AssetId): Promise<void> => {
    if (arrived.current().has(asset)) return Promise.resolve()
    const known = coming.get(asset) ?? fetchOne(asset)
    coming.set(asset, known)
    return known
  }
  const fetchOne = async (asset: AssetId): Promise<void> => {
    // A device that does not answer has not got it; the stand-in says so.
    const image = await arrivedImage(await store.get(asset).catch(() => null), decoder)
    coming.delete(asset)
    if (!image) return
    if (isWanted(asset)) arrived.set(new Map([...arrived.current(), [asset, image]]))
    else free(image)
  }
  const following = store.stored$.subscribe(asset => {
    if (isWanted(asset)) void bring(asset)
  })
  const freeRest = (): void => {
    const [kept, left] = [new Map<AssetId, ArrivedImage>(), [] as ArrivedImage[]]
    for (const [asset, image] of arrived.current()) {
      if (isWanted(asset)) kept.set(asset, image)
      else left.push(image)
    }
    if (left.length === 0) return
    // Subscribers are notified first, so that none draws a freed image.
    arrived.set(kept)
    left.forEach(free)
  }

  return {
    arrived,
    need(assets) {
      needed = new Set(assets)
      freeRest()
      for (const asset of needed) void bring(asset)
    },
    hold(assets) {
      const these: ReadonlySet<AssetId> = new Set(assets)
      held.add(these)
      return {
        come: Promise.all([...these].map(bring)),
        release() {
          held.delete(these)
          freeRest()
        },
      }
    },
    take: file => takeImage(file, { store, decoder }),
    bytesOf: asset => store.get(asset).catch(() => null),
    coloursOf(asset) {
      const known = colours.get(asset)
      const image = arrived.current().get(asset)
      if (known || !image) return known ?? none
      const found = coloursOfBitmap(image.bitmap)
      colours.set(asset, found)
      return found
    },
    close() {
      following.unsubscribe()
      needed = new Set()
      held.clear()
      freeRest()
    },
  }
}

const none: readonly Colour[] = []

async function arrivedImage(bytes: Uint8Array | null, decoder: ImageDecoder): Promise<ArrivedImage | null> {
  const head = bytes && readImageHead(bytes)
  if (!bytes || !head) return null
  const isVector = head.type === 'svg'
  const preview = await (isVector ? previewSvg(bytes, head) : decoder.preview(bytes, head))
  if (!preview) return null
  const { width, height } = head
  return {
    size: { width, height, ...(isVector ? { vector: true } : {}) },
    bitmap: preview.bitmap,
    address: addressOf(bytes, head.type, preview),
  }
}

function addressOf(bytes: Uint8Array, type: string, { file }: ImagePreview): string {
  const mime = type === 'svg' ? 'image/svg+xml' : `image/${type}`
  return URL.createObjectURL(file ?? new Blob([new Uint8Array(bytes)], { type: mime }))
}

function free({ bitmap, address }: ArrivedImage): void {
  bitmap.close()
  URL.revokeObjectURL(address)
}

const noTiles = createState<TileOf>(() => null)

/** What is drawn with: the lettering, the sizes of the images that have come, and the tiles of patterns. */
export function withImages(
  lettering: State<DrawingResources>,
  arrived: State<ArrivedImages>,
  tiles: State<TileOf> = noTiles,
): State<DrawingResources> {
  let from: readonly unknown[] = []
  let made: DrawingResources | null = null
  const current = (): DrawingResources => {
    const [faces, images, tileOf] = [lettering.current(), arrived.current(), tiles.current()]
    if (made === null || from[0] !== faces || from[1] !== images || from[2] !== tileOf) {
      from = [faces, images, tileOf]
      made = { ...faces, image: asset => images.get(asset)?.size ?? null, tileOf }
    }
    return made
  }
  return { current, changes$: merge(lettering.changes$, arrived.changes$, tiles.changes$).pipe(map(current)) }
}
