import { useEffect, useMemo, useState } from 'react'
import { type Artwork, createArtwork, createState, type DesignDocument } from '../../../engine/index.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** The artwork of another moment of the open design. Going from one moment to the next redraws only what differs. */
export function useMomentArtwork(document: DesignDocument): Artwork {
  const { garment, tools, resources, report } = useOpenedDesign()
  const [shown] = useState(() => createState(document))
  useEffect(() => shown.set(document), [shown, document])
  return useMemo(
    () => createArtwork({ shown, garment, tools, resources, onFault: report }),
    [shown, garment, tools, resources, report],
  )
}
