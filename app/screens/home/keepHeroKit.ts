import { designPath } from '../../studio/designAddress.ts'
import type { Studio } from '../../studio/studio.ts'
import { type HeroWish, heroGarment, heroKit } from './heroKit.ts'

/** Keeps what was tried as a design of one's own; gives the address of the editor with it. */
export async function keepHeroKit({ keepCopy }: Studio, wish: HeroWish): Promise<string> {
  const garment = heroGarment()
  return designPath({ garment: garment.slug, id: await keepCopy(garment, heroKit(wish)) })
}
