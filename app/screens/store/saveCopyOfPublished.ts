import { readCheckpoint } from '../../../engine/index.ts'
import { designPath } from '../../studio/designAddress.ts'
import { garmentOf } from '../../studio/kits/kitDocument.ts'
import type { Studio } from '../../studio/studio.ts'
import type { StoreDesign } from './storeCalls.ts'

/** Keeps a copy of a published design on this device; gives the address of the editor with it. */
export async function saveCopyOfPublished(
  { saveCopy }: Studio,
  { productType, document }: StoreDesign,
): Promise<string> {
  const read = readCheckpoint(document)
  if (!read) throw new Error('A newer version wrote this design.')
  const garment = garmentOf(productType)
  return designPath({ garment: garment.slug, id: await saveCopy(garment, read) })
}
