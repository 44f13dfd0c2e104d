import { readCheckpoint } from '../../../engine/index.ts'
import { readDocumentCall } from '../../../server/contract/designs/designLog.ts'
import { slugOf } from '../../session/products.ts'
import type { Services } from '../../session/services.ts'
import { isDesignId } from '../designAddress.ts'
import type { KeptDocument } from './keptDocument.ts'

/**
 * The document of a person's own design as the server shows it; `null` where it does not know the design, cannot be
 * reached, or has nothing of it yet: this device may have more.
 */
export async function fetchDocument(
  { client, session }: Pick<Services, 'client' | 'session'>,
  id: string,
): Promise<KeptDocument | null> {
  if (!isDesignId(id)) return null
  await session.start()
  const response = await client.send(readDocumentCall, { params: { id } })
  if (response.kind !== 'ok' || response.value.seq === 0) return null
  const document = readCheckpoint(response.value.document)
  return document && { garment: slugOf(response.value.productType), document }
}
