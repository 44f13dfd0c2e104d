import { type Colour, inOrder } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'

/** The colours of the design's crest, the largest first: at most six, none while there is no crest. */
export function useCrestPalette(): readonly Colour[] {
  const { document, pictures } = useDesignAccess()
  const { layers } = useStream(document)
  // Followed for the crest's bytes, which may come later than its layer.
  useStream(pictures.addressOf)
  const crest = inOrder(layers).find(([, layer]) => layer.kind === 'logo' && layer.asset !== null)?.[1].asset
  return crest ? pictures.coloursOf(crest) : none
}

const none: readonly Colour[] = []
