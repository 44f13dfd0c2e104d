import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useState } from 'react'
import { knitNormalTexture } from './clothMaterial.ts'
import type { Garment } from './garment.ts'
import { graphics } from './graphics.ts'
import { createPanelPictures, type Painted, type PanelPictures } from './panelPictures.ts'
import type { GarmentStageProps } from './stageProps.ts'

/** Dresses the garment and follows what is to be shown on it. */
export function usePanelPictures(garment: Garment, props: GarmentStageProps): PanelPictures | null {
  const gl = useThree(state => state.gl)
  const invalidate = useThree(state => state.invalidate)
  const { artworkOf, panels, pictureOf } = props
  const [pictures, setPictures] = useState<PanelPictures | null>(null)
  const onPainted = useEffectEvent((painted: Painted) => {
    tellPainting(painted)
    props.onPainted?.(painted)
  })

  useEffect(() => {
    const software = graphics() === 'software'
    const anisotropy = Math.min(software ? 2 : 8, gl.capabilities.getMaxAnisotropy())
    const knit = knitNormalTexture(anisotropy)
    const created = createPanelPictures({
      pieces: garment.pieces,
      knit,
      anisotropy,
      software,
      upload: texture => gl.initTexture(texture),
      invalidate: () => invalidate(),
      onPainted,
    })
    setPictures(created)
    return () => {
      created.dispose()
      knit.dispose()
    }
  }, [garment, gl, invalidate])

  useEffect(() => pictures?.show({ artworkOf, panels, pictureOf }), [pictures, artworkOf, panels, pictureOf])
  return pictures
}

/** Names of the measures that a painting leaves, each with the panels as its detail. */
export const paintingMeasures = { raster: 'stage raster', upload: 'stage upload' } as const

/** Tells whoever observes the page's performance what a painting took. Nothing is kept: a page may paint for hours. */
export function tellPainting({ panels, raster, upload }: Painted): void {
  const end = performance.now()
  const uploading = end - upload
  performance.measure(paintingMeasures.raster, { start: uploading - raster, duration: raster, detail: panels })
  performance.measure(paintingMeasures.upload, { start: uploading, duration: upload, detail: panels })
  for (const name of Object.values(paintingMeasures)) performance.clearMeasures(name)
}
