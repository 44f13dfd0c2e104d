import type { MeshPhysicalMaterial, Texture } from 'three'
import type { Panel, PanelArtwork, PanelId, State } from '../../engine/index.ts'
import { createClothMaterial, knitDepth } from './clothMaterial.ts'
import type { ClothPiece } from './garment.ts'
import type { PanelPainting, PictureOf } from './panelPainter.ts'
import { createPanelTexture, type PanelTexture, type TextureSide } from './panelTexture.ts'

/** Rest after the last change before mipmaps are made, in ms. */
const settleTime = 250

/** What is shown on the cloth. */
export interface ShownArtwork {
  readonly artworkOf: (panel: PanelId) => State<PanelArtwork>
  /** The sewing pattern's pieces: their edges are drawn as seams and stitches. */
  readonly panels: readonly Panel[]
  /** A new function when a picture has come. */
  readonly pictureOf: PictureOf
}

/** What one painting of changed panels took, in ms. */
export interface Painted {
  readonly panels: readonly PanelId[]
  readonly raster: number
  readonly upload: number
}

export interface PanelPicturesOptions {
  readonly pieces: readonly ClothPiece[]
  readonly knit: Texture
  readonly anisotropy: number
  readonly software: boolean
  readonly upload: (texture: Texture) => void
  /** Something has to be drawn. */
  readonly invalidate: () => void
  readonly onPainted?: ((painted: Painted) => void) | undefined
}

/** Keeps the pictures on the cloth as the artwork is. */
export interface PanelPictures {
  /** Follows this from now on. */
  show(shown: ShownArtwork): void
  /** Paints each panel whose artwork has changed since the last time, once. False while nothing is shown yet. */
  paint(): boolean
  /** How near the cloth is seen. */
  setSide(side: TextureSide): void
  /** Has mipmaps made now instead of after a rest. */
  settle(): void
  /** How much of the knit is to be seen, 0 to 1. */
  setRelief(share: number): void
  dispose(): void
}

type Content = Omit<PanelPainting, 'box' | 'scale' | 'kept'>

/** Gives every piece its cloth. Nothing is painted until something is shown. */
export function createPanelPictures(options: PanelPicturesOptions): PanelPictures {
  const pictures = options.pieces.map(piece => picturedPiece(piece, options))
  let side: TextureSide = 1024
  let stopFollowing = () => {}
  let contentOf: ((panel: PanelId) => Content) | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    clearTimeout(settling)
    for (const { texture } of pictures) texture.settle()
    options.invalidate()
  }
  const paintStale = (content: (panel: PanelId) => Content): readonly PicturedPiece[] =>
    pictures.filter(picture => picture.paint(side, content(picture.panel)))

  return {
    show({ artworkOf, panels, pictureOf }) {
      stopFollowing()
      const states = new Map(pictures.map(({ panel }) => [panel, artworkOf(panel)]))
      const following = [...states.values()].map(state => state.changes$.subscribe(() => options.invalidate()))
      stopFollowing = () => {
        for (const subscription of following) subscription.unsubscribe()
      }
      contentOf = id => ({
        artwork: states.get(id)?.current() ?? { panel: id, groups: [] },
        panel: panels.find(panel => panel.id === id) ?? null,
        picture: pictureOf,
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
      settling = setTimeout(settle, settleTime)
      options.onPainted?.({ panels: painted.map(({ panel }) => panel), raster: rastered - start, upload })
      return true
    },
    settle,
    setSide(next) {
      if (next === side) return
      side = next
      options.invalidate()
    },
    setRelief(share) {
      for (const { cloth } of pictures) cloth.normalScale.setScalar(knitDepth * share)
    },
    dispose() {
      clearTimeout(settling)
      stopFollowing()
      for (const picture of pictures) picture.dispose()
    },
  }
}

interface PicturedPiece {
  readonly panel: PanelId
  readonly texture: PanelTexture
  readonly cloth: MeshPhysicalMaterial
  /** Whether there was something to paint. */
  paint(side: TextureSide, content: Content): boolean
  dispose(): void
}

function picturedPiece({ panel, box, mesh }: ClothPiece, options: PanelPicturesOptions): PicturedPiece {
  const texture = createPanelTexture({ ...options, box })
  const baked = mesh.material
  const cloth = createClothMaterial({ ...options, box, picture: texture.texture })
  mesh.material = cloth
  let last: (Content & { readonly side: TextureSide }) | null = null
  return {
    panel,
    texture,
    cloth,
    paint(side, content) {
      const same =
        last?.side === side &&
        last.artwork === content.artwork &&
        last.panel === content.panel &&
        last.picture === content.picture
      if (same) return false
      last = { ...content, side }
      texture.paint(side, content)
      return true
    },
    dispose() {
      mesh.material = baked
      cloth.dispose()
      texture.dispose()
    },
  }
}
