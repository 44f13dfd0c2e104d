import { useEffect, useRef } from 'react'
import type { DesignDocument } from '../../../engine/index.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import type { HeldPictures } from '../../studio/pictures/createPictures.ts'
import { assetsOf } from '../../studio/pictures/designPictures.ts'

/** Keeps the pictures of a moment at hand while it is seen: the design itself may have lost them since. */
export function useHeldPictures(document: DesignDocument): void {
  const { pictures } = useOpenedDesign()
  const held = useRef<HeldPictures>(null)
  useEffect(() => {
    // What the moment before had too is not fetched again.
    const before = held.current
    held.current = pictures.hold(assetsOf(document))
    before?.release()
  }, [pictures, document])
  useEffect(() => () => held.current?.release(), [])
}
