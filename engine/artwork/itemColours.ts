import type { Colour } from '../document/paint.ts'
import type { ArtworkItem, PlacedPaint } from './panelArtwork.ts'

/** The colours of a path, those of a gradient with all of its stops; none of an image. */
export const itemColours = (item: ArtworkItem): readonly Colour[] =>
  item.kind === 'image'
    ? []
    : [...(item.fill ? paintColours(item.fill) : []), ...(item.stroke ? [item.stroke.colour] : [])]

export const paintColours = (paint: PlacedPaint): readonly Colour[] =>
  paint.type === 'solid' ? [paint.colour] : paint.stops.map(({ colour }) => colour)
