import { randomUUID } from 'node:crypto'
import { packRequest } from '../../../server/contract/production/packs.ts'
import { packFiles, packs } from '../../../server/db/schema/packs.ts'
import { enter } from './enter.ts'
import type { TestServer } from './openTestServer.ts'
import { placeOrder } from './orderers.ts'

const pieces =
  '\ufeffcode,piece,size,wearer,material\r\n7-1-front,Front,M,7 Dara,cloth\r\n7-1-back,Back,M,7 Dara,cloth\r\n'

/** An order with a finished pack of a list of two pieces and a summary: real ones take minutes. */
export async function packedOrder(api: TestServer, slug = 'angkor') {
  const { order } = await placeOrder(await enter(api, { slug }))
  const shop = await api.shop(slug)
  const pack = randomUUID()
  const listed = await Promise.all(
    Object.entries({ 'lists/1-pieces.csv': pieces, 'summary.pdf': '%PDF-1.7' }).map(async ([name, text]) => {
      const bytes = new TextEncoder().encode(text)
      return { name, size: bytes.length, sha256: await api.services.files.put(bytes) }
    }),
  )
  await api.database.asTenant(shop.id, async tx => {
    const wishes = packRequest.parse({})
    const values = { tenantId: shop.id, id: pack, orderId: order.id, source: pack, wishes, status: 'done' as const }
    await tx.insert(packs).values(values)
    await tx.insert(packFiles).values(listed.map(file => ({ ...file, tenantId: shop.id, packId: pack })))
  })
  return { order: order.id as string, pack }
}
