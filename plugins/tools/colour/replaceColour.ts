import {
  type Colour,
  type DesignDocument,
  defineCommand,
  type GarmentPlugin,
  refused,
  z,
} from '../../../engine/plugin.ts'
import { colouredThings, isSameColour, recolourKit } from './kitColours.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Gives everything of a colour another one. What is locked stays as it is. */
export const replaceColour = defineCommand({
  type: 'colour.replace',
  payload: z.object({ from: hex, to: hex }),
  edit(draft, { from, to }, { garment }) {
    const isChanged = recolourKit(draft, garment, colour => (isSameColour(colour, from) ? to : colour))
    return isChanged ? undefined : refused('nothing-changes')
  },
})

/** More colours than a kit has. */
const maxColours = 100

/** Gives every colour of the kit another one at once, so that two of them can change places. */
export const recolour = defineCommand({
  type: 'colour.recolour',
  payload: z.object({
    pairs: z
      .array(z.object({ from: hex, to: hex }))
      .min(1)
      .max(maxColours),
  }),
  edit(draft, { pairs }, { garment }) {
    const swap = (colour: Colour) => pairs.find(({ from }) => isSameColour(from, colour))?.to ?? colour
    return recolourKit(draft, garment, swap) ? undefined : refused('nothing-changes')
  },
})

/** How many things of a design have a colour: zones and layers, each once for the players and once for what a goalkeeper has of their own. */
export function usesOfColour(document: DesignDocument, garment: GarmentPlugin, colour: Colour): number {
  const { cloth, lettering } = colouredThings(document, garment)
  return [...cloth, ...lettering].filter(colours => colours.includes(colour.toLowerCase())).length
}
