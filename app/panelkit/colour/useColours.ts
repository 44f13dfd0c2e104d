import { type Colour, inOrder, type Paint, shownLayer, shownPaint } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { useDesign, useGarment } from '../design/useDesign.ts'

/** More would be a second palette. */
const max = 10

const coloursOf = (paint: Paint): readonly Colour[] =>
  paint.type === 'solid' ? [paint.colour] : paint.stops.map(({ colour }) => colour)

/** The colours that the design has as it is saved, the most used first. A running gesture adds none. */
export function useColoursInUse(): readonly Colour[] {
  const { document } = useDesign()
  const { zones, version } = useGarment()
  const ofCloth = zones.flatMap(zone => coloursOf(shownPaint(document, version, zone)))
  const ofLayers = Object.entries(document.layers).flatMap(([id, fields]) => {
    const own = Object.entries(document.goalkeeper.layers).find(([layer]) => layer === id)?.[1]
    const layer = shownLayer(fields, version === 'goalkeeper' ? own : undefined)
    const painted = layer.text === '' ? [] : coloursOf(layer.paint)
    return [...painted, ...layer.outlines.map(({ colour }) => colour)]
  })
  const counts = new Map<Colour, number>()
  for (const colour of [...ofCloth, ...ofLayers].map(each => each.toUpperCase()))
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, max)
    .map(([colour]) => colour)
}

/** The colours of the crest that lies on the kit; none without one, or before it has come. */
export function useCrestColours(): readonly Colour[] {
  const { changes, media } = useDesignAccess()
  const { slots } = useGarment()
  const addressOf = useStream(media.images.addressOf)
  const crest = Object.values(useStream(changes.document).layers).find(
    ({ asset, slot }) => asset !== null && slots.some(({ id, kind }) => id === slot && kind === 'logo'),
  )?.asset
  return crest && addressOf(crest) !== null ? media.images.coloursOf(crest).map(colour => colour.toUpperCase()) : []
}

/** The colours of the design's crest, the largest first: at most six, none while there is no crest. */
export function useCrestPalette(): readonly Colour[] {
  const { changes, media } = useDesignAccess()
  const { layers } = useStream(changes.document)
  // Followed for the crest's bytes, which may come later than its layer.
  useStream(media.images.addressOf)
  const crest = inOrder(layers).find(([, layer]) => layer.kind === 'logo' && layer.asset !== null)?.[1].asset
  return crest ? media.images.coloursOf(crest) : none
}

const none: readonly Colour[] = []
