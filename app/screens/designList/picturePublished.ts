import { asDesigned, readCheckpoint } from '../../../engine/index.ts'
import { keepThumbnailCall } from '../../../server/contract/designs/designThumbnail.ts'
import type { Client } from '../../session/api/createClient.ts'
import { garmentOf } from '../../studio/kits/kitLook.ts'
import type { Studio } from '../../studio/studio.ts'
import { readStoreDesign } from '../store/storeCalls.ts'

/** In pixels; small enough for the server in any format. */
const size = { width: 320, height: 400 }

/** Draws what has been put into the store, and keeps its picture with the design. Where nothing can be drawn, none. */
export async function picturePublished(id: string, { openKitRenderer }: Studio, client: Client): Promise<void> {
  const answer = await readStoreDesign(client, id)
  const document = answer.kind === 'answered' ? readCheckpoint(answer.value.document) : null
  if (answer.kind !== 'answered' || !document) return
  const renderer = openKitRenderer()
  try {
    const pose = { garment: garmentOf(answer.value.productType), document, view: asDesigned, side: 'front' } as const
    const body = await renderer.kits.pictureOf(pose, size)
    if (body) await client.send(keepThumbnailCall, { params: { id }, body })
  } finally {
    renderer.close()
  }
}
