import type { Material as DrawnMaterial, Texture } from 'three'
import {
  baseSize,
  type FabricKind,
  materialOf,
  type Panel,
  type PanelArtwork,
  type PanelId,
  type Size,
  type State,
  spokenSize,
} from '../../engine/index.ts'
import { ClothMaterial } from './clothMaterial.ts'
import type { ClothPiece } from './clothPiece.ts'
import { type CreaseTexture, createCreaseTexture, type MakeCreases } from './creases/creaseTextures.ts'
import type { FabricTextures } from './fabric/fabricTextures.ts'
import { shownBox } from './panelBox.ts'
import type { ImageOf, PanelPainting } from './panelPainter.ts'
import { createPanelTexture, type PanelTexture, type TextureDensity } from './panelTexture.ts'

/** Rest after the last change before mipmaps are made, in ms. */
const settleTime = 250

/** What is shown on the cloth. */
export interface ShownArtwork {
  readonly artworkOf: (panel: PanelId) => State<PanelArtwork>
  /** The sewing pattern's pieces: their edges are drawn as seams and stitches. */
  readonly panels: readonly Panel[]
  readonly fabric: FabricKind
  /** Of the panels, as the label inside the neck says; the base size unless given. */
  readonly size?: Size
  /** A new function when an image has come. */
  readonly imageOf: ImageOf
}

/** How long one painting of the changed panels took, in ms. */
export interface Painted {
  readonly panels: readonly PanelId[]
  readonly raster: number
  readonly upload: number
}

export interface PanelImagesOptions {
  readonly pieces: readonly ClothPiece[]
  readonly fabrics: FabricTextures
  readonly makeCreases: MakeCreases
  readonly anisotropy: number
  readonly software: boolean
  readonly upload: (texture: Texture) => void
  /** Whether somebody drags something: mipmaps wait until the hand rests. */
  readonly isHeld?: () => boolean
  /** Disposes of a material that is worn no more, now or later. */
  readonly retire: (material: DrawnMaterial) => void
  /** Something has to be drawn. */
  readonly invalidate: () => void
  /** The cloth can be drawn better now. It can wait for the fine image, where one follows. */
  readonly refine: () => void
  readonly onPainted?: ((painted: Painted) => void) | undefined
}

/** Keeps the images on the cloth as the artwork is. */
export interface PanelImages {
  /** Follows this from now on. */
  show(shown: ShownArtwork): void
  /** Paints each panel whose artwork has changed since the last time, once. False while nothing is shown yet. */
  paint(): boolean
  /** How near the cloth is seen. */
  setDensity(density: TextureDensity): void
  /** Has mipmaps made now instead of after a rest. */
  settle(): void
  /** When the creases of all that is painted are on the cloth. */
  creased(): Promise<void>
  /** How much of the fabric's relief is to be seen, 0 to 1. */
  setRelief(share: number): void
  dispose(): void
}

type Content = Omit<PanelPainting, 'box' | 'scale' | 'cached'> & Pick<ShownArtwork, 'fabric'> & { readonly size: Size }

/** Gives every piece its cloth. Nothing is painted until something is shown. */
export function createPanelImages(options: PanelImagesOptions): PanelImages {
  let making = 0
  /** Once all creases are there, and not with each: an image may take tenths of a second. */
  const refineAfter = (made: Promise<void>) => {
    making++
    void made.then(() => {
      making--
      if (making === 0) options.refine()
    })
  }
  const images = options.pieces.map(piece => paintedPiece(piece, options, refineAfter))
  let density: TextureDensity = 1.4
  let stopFollowing = () => {}
  let contentOf: ((panel: PanelId) => Content) | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    clearTimeout(settling)
    for (const { texture } of images) texture.settle()
    options.refine()
  }
  const rest = () => {
    if (options.isHeld?.()) settling = setTimeout(rest, settleTime)
    else settle()
  }
  const paintStale = (content: (panel: PanelId) => Content): readonly PaintedPiece[] =>
    images.filter(image => image.paint(density, content(image.panel)))

  return {
    show({ artworkOf, panels, fabric, size = baseSize, imageOf }) {
      stopFollowing()
      const states = new Map(images.map(({ panel }) => [panel, artworkOf(panel)]))
      const following = [...states.values()].map(state => state.changes$.subscribe(() => options.invalidate()))
      stopFollowing = () => {
        for (const subscription of following) subscription.unsubscribe()
      }
      contentOf = id => ({
        artwork: states.get(id)?.current() ?? { panel: id, groups: [] },
        panel: panels.find(panel => panel.id === id) ?? null,
        image: imageOf,
        fabric,
        size,
      })
      options.invalidate()
    },
    paint() {
      if (!contentOf) return false
      const start = performance.now()
      const painted = paintStale(contentOf)
      if (painted.length === 0) return true
      const rastered = performance.now()
      for (const { texture } of painted) options.upload(texture.texture)
      const upload = performance.now() - rastered
      clearTimeout(settling)
      settling = setTimeout(rest, settleTime)
      options.onPainted?.({ panels: painted.map(({ panel }) => panel), raster: rastered - start, upload })
      return true
    },
    settle,
    async creased() {
      await Promise.all(images.map(({ creases }) => creases.made()))
    },
    setDensity(next) {
      if (next === density) return
      density = next
      options.invalidate()
    },
    setRelief(share) {
      for (const { cloth } of images) cloth.setRelief(share)
    },
    dispose() {
      clearTimeout(settling)
      stopFollowing()
      for (const image of images) image.dispose()
    },
  }
}

interface PaintedPiece {
  readonly panel: PanelId
  readonly texture: PanelTexture
  readonly cloth: ClothMaterial
  readonly creases: CreaseTexture
  /** Whether there was something to paint. */
  paint(density: TextureDensity, content: Content): boolean
  dispose(): void
}

function paintedPiece(
  piece: ClothPiece,
  options: PanelImagesOptions,
  refineAfter: (made: Promise<void>) => void,
): PaintedPiece {
  const { panel, box, mesh } = piece
  const texture = createPanelTexture(options)
  const baked = mesh.material
  const creases = createCreaseTexture(box, options.makeCreases)
  const cloth = new ClothMaterial({ box, image: texture.texture, fabrics: options.fabrics, creases: creases.texture })
  mesh.material = cloth
  let last: (Content & { readonly density: TextureDensity }) | null = null
  return {
    panel,
    texture,
    cloth,
    creases,
    paint(density, content) {
      const same =
        last?.density === density &&
        last.artwork === content.artwork &&
        last.panel === content.panel &&
        last.image === content.image &&
        last.fabric === content.fabric
      if (same) return false
      last = { ...content, density }
      piece.box = shownBox(box, content.panel)
      texture.paint(density, { ...content, box: piece.box })
      if (content.panel) {
        cloth.setMaterial(materialOf(content.panel), content.fabric)
        const making = creases.show(content.panel, spokenSize(content.size))
        if (making) refineAfter(making)
      }
      return true
    },
    dispose() {
      mesh.material = baked
      options.retire(cloth)
      creases.dispose()
      texture.dispose()
      piece.box = box
    },
  }
}
