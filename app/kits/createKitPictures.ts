import {
  type ArtworkView,
  artworkToSvg,
  composePanels,
  type DesignDocument,
  type DrawingResources,
  type GarmentPlugin,
  outlinePath,
  type PanelId,
  type State,
  shownOptions,
  type ToolPlugin,
} from '../../engine/index.ts'
import { modelUrls } from '../../plugins/models.ts'
import type { KitCamera } from '../viewer/kitCamera.ts'
import type { PictureOf } from '../viewer/panelPainter.ts'

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
  close(): void
}

export interface KitPicturesOptions {
  readonly tools: readonly ToolPlugin[]
  /** Brings the faces of a document's lettering. */
  needFaces(document: DesignDocument): Promise<void>
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
  const { tools } = options
  const numbers = new WeakMap<object, number>()
  let numbered = 0
  const numberOf = (thing: object): number => {
    const known = numbers.get(thing) ?? ++numbered
    numbers.set(thing, known)
    return known
  }
  const kept = new Map<string, Promise<string>>()
  let camera: Promise<KitCamera | null> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const take = async ({ garment, document, view, side }: KitPose): Promise<string> => {
    const player = (view.player && document.players[view.player]) ?? null
    const resources = options.resources.current()
    const composed = composePanels({
      ...{ document, garment, tools, resources, player, version: view.version, size: view.size },
      onFault: () => {},
    })
    camera ??= options.openCamera()
    const opened = await camera.catch(() => null)
    if (!opened) return flatAddress(composed, side)
    const models = garment.models(shownOptions({ document, garment }, view.version, player))
    const picture = await opened.shoot({
      models: models.flatMap(({ file }) => modelUrls[file] ?? []),
      artworkOf: panel => composed.find(one => one.panel.id === panel)?.artwork ?? { panel, groups: [] },
      panels: composed.map(({ panel }) => panel),
      pictureOf: options.pictureOf,
      view: side,
      ...size,
    })
    return URL.createObjectURL(picture)
  }
  const inTurn = (pose: KitPose): Promise<string> => {
    const taken = last.then(options.rest).then(() => take(pose))
    last = taken.catch(() => {})
    return taken
  }

  return {
    async addressOf(pose) {
      await options.needFaces(pose.document)
      const { version, player, size } = pose.view
      const parts = [pose.garment.slug, numberOf(pose.document), numberOf(options.resources.current())]
      const key = JSON.stringify([...parts, version, player, size, pose.side])
      const known = kept.get(key)
      if (known) return known
      const taken = inTurn(pose)
      kept.set(key, taken)
      taken.catch(() => kept.delete(key))
      forgetOldest(kept)
      return taken
    },
    close() {
      for (const taken of kept.values()) taken.then(URL.revokeObjectURL, () => {})
      kept.clear()
    },
  }
}

function forgetOldest(kept: Map<string, Promise<string>>): void {
  const [oldest] = kept
  if (kept.size <= mostKept || !oldest) return
  kept.delete(oldest[0])
  oldest[1].then(URL.revokeObjectURL, () => {})
}

/** The largest piece of the side, laid flat. */
function flatAddress(composed: ReturnType<typeof composePanels>, side: 'front' | 'back'): string {
  const shown = composed.find(({ panel }) => panel.id === (side as PanelId)) ?? composed[0]
  if (!shown) return ''
  const svg = artworkToSvg(shown.artwork, { clip: outlinePath(shown.panel), pictures: () => null })
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
}
