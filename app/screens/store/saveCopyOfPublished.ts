import { readCheckpoint } from '../../../engine/index.ts'
import { designPath } from '../../studio/designAddress.ts'
import { fetchedGarment } from '../../studio/fetchedGarment.ts'
import type { Studio } from '../../studio/studio.ts'
import type { StoreDesign } from './storeCalls.ts'

/** Keeps a copy of a published design on this device; gives the address of the editor with it. */
export async function saveCopyOfPublished(studio: Studio, { productType, document }: StoreDesign): Promise<string> {
  const read = readCheckpoint(document)
  if (!read) throw new Error('A newer version wrote this design.')
  const garment = await fetchedGarment(studio, productType)
  return designPath({ garment: garment.slug, id: await studio.saveCopy(garment, read) })
}
