import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import { designPath } from '../../studio/designAddress.ts'
import { type Way, wayPalettes, wayTemplate } from '../../studio/kitPictures/ways.ts'
import { garmentOf, kitLook } from '../../studio/kits/kitLook.ts'
import type { Studio } from '../../studio/studio.ts'

/** What somebody has tried on the first page. */
export interface HeroWish {
  readonly way: Way
  readonly team: string
  readonly number: string
}

export const heroGarment = (): GarmentPlugin => garmentOf('SOCCER_KIT')

/** The kit of the first page, with the words of whoever tries it. */
export function heroKit({ way, team, number }: HeroWish): DesignDocument {
  const words = { teamName: team, frontNumber: number, backNumber: number, shortsNumber: number }
  return kitLook(heroGarment(), { template: wayTemplate, palette: wayPalettes[way], words })
}

/** Keeps what was tried as a design of one's own; gives the address of the editor with it. */
export async function keepHeroKit({ keepCopy }: Studio, wish: HeroWish): Promise<string> {
  const garment = heroGarment()
  return designPath({ garment: garment.slug, id: await keepCopy(garment, heroKit(wish)) })
}
