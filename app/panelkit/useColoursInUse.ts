import { type Colour, type Paint, shownLayer, shownPaint } from '../../engine/index.ts'
import { useDesign } from './useDesign.ts'
import { useGarment } from './useGarment.ts'

/** More would be a second palette. */
const most = 10

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
    const letters = layer.text === '' ? [] : coloursOf(layer.paint)
    return [...letters, ...layer.outlines.map(({ colour }) => colour)]
  })
  const counts = new Map<Colour, number>()
  for (const colour of [...ofCloth, ...ofLayers].map(each => each.toUpperCase()))
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([colour]) => colour)
}
