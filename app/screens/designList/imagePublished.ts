import { asDesigned, readCheckpoint } from '../../../engine/index.ts'
import { saveThumbnailCall } from '../../../server/contract/designs/designThumbnail.ts'
import type { Client } from '../../session/api/createClient.ts'
import { fetchedGarment } from '../../studio/fetchedGarment.ts'
import type { Studio } from '../../studio/studio.ts'
import { readStoreDesign } from '../store/storeCalls.ts'

/** In pixels; small enough for the server in any format. */
const size = { width: 320, height: 400 }

/** Draws what has been put into the store, and keeps its image with the design. Where nothing can be drawn, none. */
export async function imagePublished(id: string, studio: Studio, client: Client): Promise<void> {
  const response = await readStoreDesign(client, id)
  const document = response.kind === 'ok' ? readCheckpoint(response.value.document) : null
  if (response.kind !== 'ok' || !document) return
  const renderer = studio.openKitRenderer()
  try {
    const garment = await fetchedGarment(studio, response.value.productType)
    const pose = { garment, document, view: asDesigned, side: 'front' } as const
    const body = await renderer.kits.imageOf(pose, size)
    if (body) await client.send(saveThumbnailCall, { params: { id }, body })
  } finally {
    renderer.close()
  }
}
