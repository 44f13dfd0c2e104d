import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import { designPath } from '../../studio/designAddress.ts'
import { type Colourway, colourwayPalettes, colourwayTemplate } from '../../studio/kitImages/colourways.ts'
import { garmentOf, kitDocument } from '../../studio/kits/kitDocument.ts'
import type { Studio } from '../../studio/studio.ts'

/** What somebody has tried on the first page. */
export interface HeroInput {
  readonly colourway: Colourway
  readonly team: string
  readonly number: string
}

export const heroGarment = (): GarmentPlugin => garmentOf('SOCCER_KIT')

/** The kit of the first page, with the words of whoever tries it. */
export function heroKit({ colourway, team, number }: HeroInput): DesignDocument {
  const words = { teamName: team, frontNumber: number, backNumber: number, shortsNumber: number }
  return kitDocument(heroGarment(), { template: colourwayTemplate, palette: colourwayPalettes[colourway], words })
}

/** Keeps what was tried as a design of one's own; gives the address of the editor with it. */
export async function saveHeroKit({ saveCopy }: Studio, input: HeroInput): Promise<string> {
  const garment = heroGarment()
  return designPath({ garment: garment.slug, id: await saveCopy(garment, heroKit(input)) })
}
