import {
  type ArtworkView,
  artworkToSvg,
  composePanels,
  type DesignDocument,
  type DrawingResources,
  type GarmentPlugin,
  meshesOf,
  outlinePath,
  panelOnSide,
  type State,
  shownOptions,
  type ToolPlugin,
} from '../../../engine/index.ts'
import { modelUrls } from '../../../plugins/models.ts'
import type { KitCamera, KitShot } from '../../viewer/kitCamera.ts'
import type { PictureOf } from '../../viewer/panelPainter.ts'
import { assetsOf } from '../pictures/designPictures.ts'

/** What a picture of a kit shows. */
export interface KitPose {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
  readonly view: ArtworkView
  readonly side: 'front' | 'back'
}

/** Small pictures of whole kits, for cards, film strips and rows. */
export interface KitPictures {
  /** The address of a picture. The same document and view give the same address as long as faces and pictures stay. */
  addressOf(pose: KitPose): Promise<string>
  /** A picture to be sent away, a WebP where the browser can; `null` where nothing can be drawn in 3D. */
  pictureOf(pose: KitPose, size: PictureSize): Promise<Blob | null>
  close(): void
}

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface KitPicturesOptions {
  readonly tools: readonly ToolPlugin[]
  /** Brings a document's faces and pictures, and gives back how to let go of them. */
  bring(document: DesignDocument): Promise<() => void>
  /** A new value when a face or a picture has come. */
  readonly resources: State<DrawingResources>
  readonly pictureOf: PictureOf
  /** `null` where nothing can be drawn in 3D: the flat front stands in. */
  openCamera(): Promise<KitCamera | null>
  /** Rests between two pictures, so that a page of them does not stand still. */
  rest(): Promise<void>
}

/** Twice what the largest card shows, for screens with fine pixels. */
const size = { width: 320, height: 400 }
/** Pictures that stay; one is about 30 kB. */
const mostKept = 400

export function createKitPictures(options: KitPicturesOptions): KitPictures {
  const numberOf = createNumbers()
  const compose = (pose: KitPose) => composePose(pose, options)
  const shoot = createShooter(options)
  const kept = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()

  const take = async (pose: KitPose): Promise<string> => {
    const composed = compose(pose)
    const picture = await shoot(pose, composed, size)
    return picture ? URL.createObjectURL(picture) : flatAddress(composed, pose.side)
  }
  /** What the picture follows from, beside the pose: pictures may be missing on this device. */
  const meansFor = (document: DesignDocument): string => {
    const { shaper, picture } = options.resources.current()
    return JSON.stringify([numberOf(shaper), assetsOf(document).filter(asset => picture(asset) === null)])
  }
  const inTurn = <Picture>(takeOne: () => Promise<Picture>): Promise<Picture> => {
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
      const taken = kept.get(key) ?? inTurn(() => take(pose))
      kept.set(key, taken)
      taken.catch(() => kept.delete(key))
      forgetOldest(kept)
      return taken.finally(letGo)
    },
    async pictureOf(pose, size) {
      const letGo = await options.bring(pose.document)
      return inTurn(() => shoot(pose, compose(pose), { ...size, type: 'image/webp' })).finally(letGo)
    },
    close() {
      for (const taken of kept.values()) taken.then(URL.revokeObjectURL, () => {})
      kept.clear()
    },
  }
}

type Composed = ReturnType<typeof composePanels>

function composePose({ garment, document, view }: KitPose, { tools, resources }: KitPicturesOptions): Composed {
  return composePanels({
    document,
    garment,
    tools,
    version: view.version,
    size: view.size,
    player: (view.player && document.players[view.player]) ?? null,
    resources: resources.current(),
    onFault: () => {},
  })
}

type Shoot = (
  pose: KitPose,
  composed: Composed,
  shot: Pick<KitShot, 'width' | 'height' | 'type'>,
) => Promise<Blob | null>

/** Takes a picture in 3D; `null` where nothing can be drawn so. The camera is opened with the first one. */
function createShooter({ openCamera, pictureOf }: KitPicturesOptions): Shoot {
  let camera: Promise<KitCamera | null> | null = null
  return async ({ garment, document, view, side }, composed, shot) => {
    camera ??= openCamera()
    const opened = await camera.catch(() => null)
    if (!opened) return null
    const player = (view.player && document.players[view.player]) ?? null
    const models = meshesOf(garment, shownOptions({ document, garment }, view.version, player))
    return opened.shoot({
      models: models.flatMap(mesh => modelUrls[mesh] ?? []),
      artworkOf: panel => composed.find(one => one.panel.id === panel)?.artwork ?? { panel, groups: [] },
      panels: composed.map(({ panel }) => panel),
      pictureOf,
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

function forgetOldest(kept: Map<string, Promise<string>>): void {
  const [oldest] = kept
  if (kept.size <= mostKept || !oldest) return
  kept.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => {})
}

/** The first piece of the side, laid flat. */
function flatAddress(composed: Composed, side: 'front' | 'back'): string {
  const panels = composed.map(({ panel }) => panel)
  const wanted = panelOnSide(panels, side)
  const shown = composed.find(({ panel }) => panel === wanted)
  if (!shown) return ''
  const svg = artworkToSvg(shown.artwork, { clip: outlinePath(shown.panel), pictures: () => null })
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
