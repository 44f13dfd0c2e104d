import { useEffect, useEffectEvent, useState } from 'react'
import { baseSize } from '../../engine/index.ts'
import { graphics } from '../device/graphics.ts'
import { createCreaseMaker } from './creases/creaseTextures.ts'
import { createFabricTextures } from './fabric/fabricTextures.ts'
import type { GarmentModel } from './garment.ts'
import { createPanelImages, type Painted, type PanelImages, type ShownArtwork } from './panelImages.ts'
import type { Sharpening } from './sharpening.ts'
import { useStageRoot } from './useStageRoot.ts'

interface PaintedArtwork extends ShownArtwork {
  readonly onPainted?: (painted: Painted) => void
}

/** Dresses the garment and follows what is to be shown on it. */
export function usePanelImages(
  garment: GarmentModel,
  props: PaintedArtwork,
  sharpening?: Sharpening,
): PanelImages | null {
  const { gl, nextImage, retire, isHeld, invalidate } = useStageRoot()
  const refine = sharpening?.refine ?? invalidate
  const { artworkOf, panels, fabric, size = baseSize, imageOf } = props
  const [made, setMade] = useState<{ readonly of: GarmentModel; readonly images: PanelImages } | null>(null)
  // Those of the garment before are given up already when the next one comes.
  const images = made?.of === garment ? made.images : null
  const onPainted = useEffectEvent((painted: Painted) => {
    reportPainting(painted)
    props.onPainted?.(painted)
  })

  useEffect(() => {
    const software = graphics() === 'software'
    const anisotropy = Math.min(software ? 2 : 8, gl.capabilities.getMaxAnisotropy())
    const firstImage = nextImage()
    const fabrics = createFabricTextures({ anisotropy, ready: firstImage, onMade: refine })
    const creases = createCreaseMaker()
    const created = createPanelImages({
      pieces: garment.pieces,
      fabrics,
      // The garment's first image has none: the worker would take half of the processor that draws it.
      makeCreases: (...request) => firstImage.then(() => creases.make(...request)),
      anisotropy,
      software,
      upload: texture => gl.initTexture(texture),
      retire,
      isHeld,
      invalidate,
      refine,
      onPainted,
    })
    setMade({ of: garment, images: created })
    return () => {
      created.dispose()
      creases.dispose()
      fabrics.dispose()
    }
  }, [garment, gl, nextImage, retire, isHeld, invalidate, refine])

  useEffect(
    () => images?.show({ artworkOf, panels, fabric, size, imageOf }),
    [images, artworkOf, panels, fabric, size, imageOf],
  )
  return images
}

/** Names of the measures that a painting leaves, each with the panels as its detail. */
export const paintingMeasures = { raster: 'stage raster', upload: 'stage upload' } as const

/** Reports how long a painting took to the page's performance observers. Nothing is kept: a page may paint for hours. */
export function reportPainting({ panels, raster, upload }: Painted): void {
  const end = performance.now()
  const uploading = end - upload
  performance.measure(paintingMeasures.raster, { start: uploading - raster, duration: raster, detail: panels })
  performance.measure(paintingMeasures.upload, { start: uploading, duration: upload, detail: panels })
  for (const name of Object.values(paintingMeasures)) performance.clearMeasures(name)
}
