import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { PanelBox } from './panelBox.ts'
import { type PanelPainting, paintPanel } from './panelPainter.ts'
import { createCachedPixels } from './panelPen.ts'

/** Pixels of the long side of a panel: on a small image, on the stage seen from afar, and near. */
export type TextureSide = 512 | 1024 | 2048

interface PanelTextureOptions {
  readonly anisotropy: number
  /** Pixels are copied by the processor when there is no graphics card; then the canvas should live in its memory. */
  readonly software: boolean
}

/** A panel's image on the cloth. */
export interface PanelTexture {
  readonly texture: CanvasTexture
  /** Paints at a size. Until `settle`, the texture has no mipmaps: making them is what costs most. */
  paint(side: TextureSide, painting: Omit<PanelPainting, 'scale' | 'cached'>): void
  /** Has mipmaps made with the next frame, unless there are some. */
  settle(): void
  dispose(): void
}

export function createPanelTexture({ anisotropy, software }: PanelTextureOptions): PanelTexture {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: software })
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.flipY = false
  texture.anisotropy = anisotropy
  setMipmaps(texture, false)
  const cached = createCachedPixels(software)

  return {
    texture,
    paint(side, painting) {
      const { box } = painting
      const size = pixelsOf(box, side)
      if (canvas.width !== size.width || canvas.height !== size.height) {
        canvas.width = size.width
        canvas.height = size.height
        // Graphics memory is laid out once for a size.
        texture.dispose()
      }
      cached.begin(size.width, size.height)
      if (pen) paintPanel(pen, { ...painting, cached, scale: [size.width / box.width, size.height / box.height] })
      cached.end()
      setMipmaps(texture, false)
      texture.needsUpdate = true
    },
    settle() {
      if (texture.generateMipmaps) return
      setMipmaps(texture, true)
      texture.needsUpdate = true
    },
    dispose() {
      texture.dispose()
      cached.begin(0, 0)
      // Browsers keep the memory of a canvas until it is collected, unless it is made small.
      canvas.width = 0
      canvas.height = 0
    },
  }
}

/** Width and height in whole pixels with `side` as the longer. */
function pixelsOf(box: PanelBox, side: TextureSide): { readonly width: number; readonly height: number } {
  const scale = side / Math.max(box.width, box.height)
  return { width: Math.max(1, Math.round(box.width * scale)), height: Math.max(1, Math.round(box.height * scale)) }
}

function setMipmaps(texture: CanvasTexture, on: boolean): void {
  texture.generateMipmaps = on
  texture.minFilter = on ? LinearMipmapLinearFilter : LinearFilter
}
