import { useMemo } from 'react'
import type { AssetId } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import type { PictureOf } from '../viewer/panelPainter.ts'
import { useOpenedDesign } from './OpenDesignContext.ts'

/** The bitmaps that have come. */
export function usePictureOf(): PictureOf {
  const { pictures } = useOpenedDesign()
  const arrived = useStream(pictures.arrived)
  // Asked while it paints: what has been freed since is not there any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function tells the stage that a picture has come
  return useMemo(() => (asset: AssetId) => pictures.arrived.current().get(asset)?.bitmap ?? null, [pictures, arrived])
}
