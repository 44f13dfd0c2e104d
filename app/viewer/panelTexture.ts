import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { PanelBox } from './panelBox.ts'
import { type PanelPainting, paintPanel } from './panelPainter.ts'
import { createCachedPixels } from './panelPen.ts'

/**
 * Pixels for each mm of cloth: for a small image, for the stage seen from afar, from near, and from nearest. All panels
 * of a garment have the same density, because they are seen at the same scale.
 */
export type TextureDensity = 0.7 | 1.4 | 2.8 | 5.6

/** No side of a panel's image has more pixels. */
const maxSide = 2048

interface PanelTextureOptions {
  readonly anisotropy: number
  /** Pixels are copied by the processor when there is no graphics card; then the canvas should live in its memory. */
  readonly software: boolean
}

/** A panel's image on the cloth. */
export interface PanelTexture {
  readonly texture: CanvasTexture
  /** Paints at a density. Until `settle`, the texture has no mipmaps: making them is what costs most. */
  paint(density: TextureDensity, painting: Omit<PanelPainting, 'scale' | 'cached'>): void
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
    paint(density, painting) {
      const { box } = painting
      const size = pixelsOf(box, density)
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

/** Width and height in whole pixels. */
export function pixelsOf(box: PanelBox, density: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(density, maxSide / Math.max(box.width, box.height))
  return { width: Math.max(1, Math.round(box.width * scale)), height: Math.max(1, Math.round(box.height * scale)) }
}

function setMipmaps(texture: CanvasTexture, on: boolean): void {
  texture.generateMipmaps = on
  texture.minFilter = on ? LinearMipmapLinearFilter : LinearFilter
}
