import {
  type ArtworkView,
  artworkToSvg,
  composePanels,
  type DesignDocument,
  type DrawingResources,
  type GarmentPlugin,
  outlinePath,
  panelOnSide,
  type State,
  shownFabric,
  shownOptions,
  type ToolPlugin,
} from '../../../engine/index.ts'
import { modelsOf } from '../../../plugins/models.ts'
import type { KitCamera, KitShot } from '../../viewer/kitCamera.ts'
import type { ImageOf } from '../../viewer/panelPainter.ts'
import { assetsOf } from '../images/designImages.ts'

/** What an image of a kit shows. */
export interface KitPose {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  readonly view: ArtworkView
  readonly side: 'front' | 'back'
}

/** Small images of whole kits, for cards, filmstrips and rows. */
export interface KitImages {
  /** The address of an image. The same document and view give the same address as long as faces and images stay. */
  addressOf(pose: KitPose): Promise<string>
  /** An image to be sent away, a WebP where the browser can; `null` where nothing can be drawn in 3D. */
  imageOf(pose: KitPose, size: KitImageSize): Promise<Blob | null>
  close(): void
}

/** In pixels. */
export interface KitImageSize {
  readonly width: number
  readonly height: number
}

export interface KitImagesOptions {
  readonly tools: readonly ToolPlugin[]
  /** Brings a document's faces and images, and gives back how to let go of them. */
  bring(document: DesignDocument): Promise<() => void>
  /** A new value when a face or an image has come. */
  readonly resources: State<DrawingResources>
  readonly imageOf: ImageOf
  /** `null` where nothing can be drawn in 3D: the flat front stands in. */
  openCamera(): Promise<KitCamera | null>
  /** Rests between two images, so that a page of them does not stand still. */
  rest(): Promise<void>
}

/** Twice what the largest card shows, for screens with fine pixels. */
const size = { width: 320, height: 400 }
/** Images that stay; one is about 30 kB. */
const maxKept = 400

export function createKitImages(options: KitImagesOptions): KitImages {
  const numberOf = createNumbers()
  const compose = (pose: KitPose) => composePose(pose, options)
  const shoot = createShooter(options)
  const cache = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()

  const take = async (pose: KitPose): Promise<string> => {
    const composed = compose(pose)
    const image = await shoot(pose, composed, size)
    return image ? URL.createObjectURL(image) : flatAddress(composed, pose.side)
  }
  /** What the image follows from, beside the pose: images may be missing on this device. */
  const meansFor = (document: DesignDocument): string => {
    const { shaper, image, tileOf } = options.resources.current()
    return JSON.stringify([
      numberOf(shaper),
      tileOf && numberOf(tileOf),
      assetsOf(document).filter(asset => image(asset) === null),
    ])
  }
  const inTurn = <Image>(takeOne: () => Promise<Image>): Promise<Image> => {
    const taken = last.then(options.rest).then(takeOne)
    last = taken.catch(() => {})
    return taken
  }

  return {
    async addressOf(pose) {
      const letGo = await options.bring(pose.document)
      const { version, player, size } = pose.view
      const parts = [pose.garment.slug, numberOf(pose.document), meansFor(pose.document)]
      const key = JSON.stringify([...parts, version, player, size, pose.side])
      const taken = cache.get(key) ?? inTurn(() => take(pose))
      cache.set(key, taken)
      taken.catch(() => cache.delete(key))
      evictOldest(cache)
      return taken.finally(letGo)
    },
    async imageOf(pose, size) {
      const letGo = await options.bring(pose.document)
      return inTurn(() => shoot(pose, compose(pose), { ...size, type: 'image/webp' })).finally(letGo)
    },
    close() {
      for (const taken of cache.values()) taken.then(URL.revokeObjectURL, () => {})
      cache.clear()
    },
  }
}

type Composed = ReturnType<typeof composePanels>

function composePose({ garment, document, view }: KitPose, { tools, resources }: KitImagesOptions): Composed {
  return composePanels({
    document,
    garment,
    tools,
    version: view.version,
    size: view.size,
    player: (view.player && document.players[view.player]) ?? null,
    resources: resources.current(),
    onPluginError: () => {},
  })
}

type Shoot = (
  pose: KitPose,
  composed: Composed,
  shot: Pick<KitShot, 'width' | 'height' | 'type'>,
) => Promise<Blob | null>

/** Takes an image in 3D; `null` where nothing can be drawn so. The camera is opened with the first one. */
function createShooter({ openCamera, imageOf }: KitImagesOptions): Shoot {
  let camera: Promise<KitCamera | null> | null = null
  return async ({ garment, document, view, side }, composed, shot) => {
    camera ??= openCamera()
    const opened = await camera.catch(() => null)
    if (!opened) return null
    const player = (view.player && document.players[view.player]) ?? null
    return opened.shoot({
      // Small images do not show sizes, and a team in six of them would load six garments.
      models: modelsOf(garment, shownOptions({ document, garment }, view.version, player)),
      artworkOf: panel => composed.find(one => one.panel.id === panel)?.artwork ?? { panel, groups: [] },
      panels: composed.map(({ panel }) => panel),
      fabric: shownFabric(document, garment),
      imageOf,
      view: side,
      ...shot,
    })
  }
}

/** Numbers things in the order in which they come: the same thing has the same number. */
function createNumbers(): (thing: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return thing => {
    const known = numbers.get(thing) ?? ++last
    numbers.set(thing, known)
    return known
  }
}

function evictOldest(cache: Map<string, Promise<string>>): void {
  const [oldest] = cache
  if (cache.size <= maxKept || !oldest) return
  cache.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => {})
}

/** The first piece of the side, laid flat. */
function flatAddress(composed: Composed, side: 'front' | 'back'): string {
  const panels = composed.map(({ panel }) => panel)
  const wanted = panelOnSide(panels, side)
  const shown = composed.find(({ panel }) => panel === wanted)
  if (!shown) return ''
  const svg = artworkToSvg(shown.artwork, { clip: outlinePath(shown.panel), images: () => null })
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
