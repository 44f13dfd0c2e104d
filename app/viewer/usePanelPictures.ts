import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Garment } from './garment.ts'
import { graphics } from './graphics.ts'
import { knitNormalTexture } from './knitNormal.ts'
import { createPanelPictures, type Painted, type PanelPictures } from './panelPictures.ts'
import type { GarmentStageProps } from './stageProps.ts'
import { tellPainting } from './tellPainting.ts'

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
