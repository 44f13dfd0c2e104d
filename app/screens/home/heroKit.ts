import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import { designPath } from '../../studio/designAddress.ts'
import { fetchedGarment } from '../../studio/fetchedGarment.ts'
import { type Colourway, colourwayPalettes, colourwayTemplate } from '../../studio/kitImages/colourways.ts'
import { kitDocument } from '../../studio/kits/kitDocument.ts'
import type { Studio } from '../../studio/studio.ts'

/** What somebody has tried on the first page. */
export interface HeroInput {
  readonly colourway: Colourway
  readonly team: string
  readonly number: string
}

export const fetchHeroGarment = (studio: Studio): Promise<GarmentPlugin> => fetchedGarment(studio, 'SOCCER_KIT')

/** The kit of the first page, with the words that the visitor types. */
export function heroKit(garment: GarmentPlugin, { colourway, team, number }: HeroInput): DesignDocument {
  const words = { teamName: team, frontNumber: number, backNumber: number, shortsNumber: number }
  return kitDocument(garment, { template: colourwayTemplate, palette: colourwayPalettes[colourway], words })
}

/** Saves what was tried as a new design of the visitor. Returns the address that opens it in the editor. */
export async function saveHeroKit(studio: Studio, input: HeroInput): Promise<string> {
  const garment = await fetchHeroGarment(studio)
  return designPath({ garment: garment.slug, id: await studio.saveCopy(garment, heroKit(garment, input)) })
}
