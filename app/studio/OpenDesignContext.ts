import { createContext, useContext, useMemo } from 'react'
import type { AssetId } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import type { ImageOf } from '../viewer/panelPainter.ts'
import type { OpenDesign } from './openDesign.ts'

export const OpenDesignContext = createContext<OpenDesign | null>(null)

/** Throws outside of the editor. */
export function useOpenedDesign(): OpenDesign {
  const design = useContext(OpenDesignContext)
  if (!design) throw new Error('No design is open here. Show this inside the editor.')
  return design
}

/** The bitmaps that have come. A new function tells the stage that there is another. */
export function useImageOf(): ImageOf {
  const { images } = useOpenedDesign()
  const arrived = useStream(images.arrived)
  return useMemo(
    () => (asset: AssetId) => {
      if (!arrived.has(asset)) return null
      // Asked while it paints: what has been freed since is not there any more.
      return images.arrived.current().get(asset)?.bitmap ?? null
    },
    [images, arrived],
  )
}
