import type { Texture } from 'three'
import type { Panel, PanelArtwork, PanelId, State } from '../../engine/index.ts'
import { createClothMaterial } from './clothMaterial.ts'
import type { ClothPiece } from './garment.ts'
import type { PictureOf } from './panelPainter.ts'
import { createPanelTexture, type PanelTexture, type TextureSide } from './panelTexture.ts'

/** Rest after the last change before mipmaps are made, in ms. */
const settleTime = 250

/** What one painting of changed panels took. */
export interface Painted {
  readonly panels: readonly PanelId[]
  readonly milliseconds: number
}

export interface PanelPicturesOptions {
  readonly pieces: readonly ClothPiece[]
  readonly artworkOf: (panel: PanelId) => State<PanelArtwork>
  readonly panelOf: (panel: PanelId) => Panel | null
  readonly pictureOf: PictureOf
  readonly knit: Texture
  readonly anisotropy: number
  readonly software: boolean
  /** Something has to be drawn. */
  readonly invalidate: () => void
  readonly onPainted?: (painted: Painted) => void
}

/** Keeps the pictures on the cloth as the artwork is. */
export interface PanelPictures {
  /** Paints each panel whose artwork has changed since the last time, once. */
  paint(): void
  /** How near the cloth is seen. */
  setSide(side: TextureSide): void
  /** Paints all with the next frame: a picture has come, or the pattern has changed. */
  repaintAll(): void
  dispose(): void
}

export function createPanelPictures(options: PanelPicturesOptions): PanelPictures {
  const { pieces, artworkOf, panelOf, pictureOf, invalidate } = options
  const textures = new Map<ClothPiece, PanelTexture>()
  const stale = new Set<ClothPiece>(pieces)
  let side: TextureSide = 1024
  let settling: ReturnType<typeof setTimeout> | undefined

  for (const piece of pieces) {
    const picture = createPanelTexture({ ...options, box: piece.box })
    textures.set(piece, picture)
    piece.mesh.material = createClothMaterial({ box: piece.box, picture: picture.texture, knit: options.knit })
  }
  const markStale = (piece: ClothPiece) => {
    stale.add(piece)
    invalidate()
  }
  const repaintAll = () => pieces.forEach(markStale)
  const following = pieces.map(piece => artworkOf(piece.panel).changes$.subscribe(() => markStale(piece)))

  const unsettled = new Set<ClothPiece>()
  const settle = () => {
    for (const piece of unsettled) textures.get(piece)?.settle()
    unsettled.clear()
    invalidate()
  }

  return {
    repaintAll,
    paint() {
      if (stale.size === 0) return
      const start = performance.now()
      const painted = [...stale]
      stale.clear()
      for (const piece of painted) {
        const artwork = artworkOf(piece.panel).current()
        textures.get(piece)?.paint(side, { artwork, panel: panelOf(piece.panel), picture: pictureOf })
        unsettled.add(piece)
      }
      clearTimeout(settling)
      settling = setTimeout(settle, settleTime)
      options.onPainted?.({ panels: painted.map(piece => piece.panel), milliseconds: performance.now() - start })
    },
    setSide(next) {
      if (next === side) return
      side = next
      repaintAll()
    },
    dispose() {
      clearTimeout(settling)
      for (const subscription of following) subscription.unsubscribe()
      for (const picture of textures.values()) picture.dispose()
    },
  }
}
