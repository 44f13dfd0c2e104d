import type { GarmentPlugin } from '../engine/index.ts'
import { products } from './products.ts'

const files = import.meta.glob<Readonly<Record<string, GarmentPlugin>>>('./garments/*/garment.ts')

/**
 * The garment that is designed at `/design/<slug>`; `null` for one that this build does not have. Pages fetch the
 * garments they show and no other: the list of all is for the server and for tests.
 */
export async function fetchGarment(slug: string): Promise<GarmentPlugin | null> {
  const isKnown = Object.values(products).some(product => product.slug === slug)
  const load = isKnown && files[`./garments/${slug}/garment.ts`]
  const [garment] = load ? Object.values(await load()) : []
  return garment ?? null
}

/** All garments that this build has. */
export async function fetchGarments(): Promise<readonly GarmentPlugin[]> {
  const found = await Promise.all(Object.values(products).map(({ slug }) => fetchGarment(slug)))
  return found.filter(garment => garment !== null)
}
