import type { Colour } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { useDesignAccess } from './DesignAccess.ts'
import { useGarment } from './useGarment.ts'

/** The colours of the crest that lies on the kit; none without one, or before it has come. */
export function useCrestColours(): readonly Colour[] {
  const { document, pictures } = useDesignAccess()
  const { slots } = useGarment()
  const addressOf = useStream(pictures.addressOf)
  const crest = Object.values(useStream(document).layers).find(
    ({ asset, slot }) => asset !== null && slots.some(({ id, kind }) => id === slot && kind === 'logo'),
  )?.asset
  return crest && addressOf(crest) !== null ? pictures.coloursOf(crest).map(colour => colour.toUpperCase()) : []
}
