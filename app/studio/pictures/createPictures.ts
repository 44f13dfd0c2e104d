import { map, merge } from 'rxjs'
import {
  type AssetId,
  type AssetStore,
  type Colour,
  createState,
  type DrawingResources,
  type PictureSize,
  readPictureHead,
  type State,
} from '../../../engine/index.ts'
import { previewSvg } from './drawSvg.ts'
import { coloursOfBitmap } from './pictureColours.ts'
import type { PictureDecoder, PicturePreview } from './pictureDecoder.ts'
import { type PictureRefusal, type TakenPicture, takePicture } from './takePicture.ts'

/** A picture whose bytes have come, as it is shown. */
interface ArrivedPicture {
  readonly size: PictureSize
  readonly bitmap: ImageBitmap
  /** For `img` and SVG. */
  readonly address: string
}

type ArrivedPictures = ReadonlyMap<AssetId, ArrivedPicture>

/** Pictures of another moment, there as long as somebody looks at it. */
export interface HeldPictures {
  /** Resolves when each has come, or is not to be had. */
  readonly come: Promise<unknown>
  release(): void
}

/** The pictures of one open design. */
export interface Pictures {
  /** A new value when one has come or is not needed any more. */
  readonly arrived: State<ArrivedPictures>
  /** Brings these and frees all others but held ones. What the device lacks comes when another page has stored it. */
  need(assets: readonly AssetId[]): void
  /** Brings these too, until they are released. */
  hold(assets: readonly AssetId[]): HeldPictures
  take(file: Blob): Promise<TakenPicture | PictureRefusal>
  coloursOf(asset: AssetId): readonly Colour[]
  close(): void
}

interface PicturesOptions {
  readonly store: AssetStore
  readonly decoder: PictureDecoder
}

export function createPictures({ store, decoder }: PicturesOptions): Pictures {
  const arrived = createState<ArrivedPictures>(new Map())
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
    const picture = await arrivedPicture(await store.get(asset).catch(() => null), decoder)
    coming.delete(asset)
    if (!picture) return
    if (isWanted(asset)) arrived.set(new Map([...arrived.current(), [asset, picture]]))
    else free(picture)
  }
  const following = store.stored$.subscribe(asset => {
    if (isWanted(asset)) void bring(asset)
  })
  const freeRest = (): void => {
    const [kept, left] = [new Map<AssetId, ArrivedPicture>(), [] as ArrivedPicture[]]
    for (const [asset, picture] of arrived.current()) {
      if (isWanted(asset)) kept.set(asset, picture)
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
    take: file => takePicture(file, { store, decoder }),
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
      held.clear()
      freeRest()
    },
  }
}

const none: readonly Colour[] = []

async function arrivedPicture(bytes: Uint8Array | null, decoder: PictureDecoder): Promise<ArrivedPicture | null> {
  const head = bytes && readPictureHead(bytes)
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

function addressOf(bytes: Uint8Array, type: string, { file }: PicturePreview): string {
  const mime = type === 'svg' ? 'image/svg+xml' : `image/${type}`
  return URL.createObjectURL(file ?? new Blob([new Uint8Array(bytes)], { type: mime }))
}

function free({ bitmap, address }: ArrivedPicture): void {
  bitmap.close()
  URL.revokeObjectURL(address)
}

/** What tools draw with: the lettering, and the sizes of the pictures that have come. */
export function withPictures(
  lettering: State<DrawingResources>,
  arrived: State<ArrivedPictures>,
): State<DrawingResources> {
  let from: readonly unknown[] = []
  let made: DrawingResources | null = null
  const current = (): DrawingResources => {
    const [letters, pictures] = [lettering.current(), arrived.current()]
    if (made === null || from[0] !== letters || from[1] !== pictures) {
      from = [letters, pictures]
      made = { ...letters, picture: asset => pictures.get(asset)?.size ?? null }
    }
    return made
  }
  return { current, changes$: merge(lettering.changes$, arrived.changes$).pipe(map(current)) }
}
