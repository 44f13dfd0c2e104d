import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { WebSocket as NodeSocket } from 'ws'
import { type RoomTicket, type WebSocketTransportOptions, webSocketTransport } from '../../../engine/browser/index.ts'
import { newId } from '../../../server/db/newId.ts'
import { designShares } from '../../../server/db/schema/designShares.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { sha256Of } from '../../../server/rooms/grant.ts'
import { type HouseOptions, openHouse } from './openHouse.ts'
import { roomsAddress } from './roomsAddress.ts'

/** A house that listens, with designs of guests in its shops. */
export async function openListeningHouse(options: HouseOptions = {}) {
  const house = await openHouse(options)
  await house.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = house.server.server.address() as AddressInfo
  const shop = await house.shop('angkor')
  const tenant = shop.id as Parameters<typeof house.database.asTenant>[0]
  const rows = <T>(work: Parameters<typeof house.database.asTenant<T>>[1]) => house.database.asTenant(tenant, work)

  const ticketOf = async (headers: Record<string, string>, body: object): Promise<RoomTicket> => {
    const answer = await house.as(headers).post('/api/rooms/tickets', body)
    const told = answer.json()
    if (answer.statusCode >= 500) throw new Error(told.code)
    return answer.statusCode === 201 ? { kind: 'ticket', ticket: told.ticket } : { kind: 'refused', reason: told.code }
  }
  const socketTo = (host = 'angkor.localhost'): WebSocket =>
    new NodeSocket(roomsAddress(port), { headers: { host } }) as never

  return {
    ...house,
    port,
    tenant,
    rows,
    socketTo,
    ticketOf,
    async design(guestSecret: string): Promise<string> {
      const id = newId()
      const guestHash = sha256Of(guestSecret)
      await rows(tx => tx.insert(designs).values({ tenantId: tenant, id, guestHash, productType: 'SOCCER_KIT' }))
      return id
    },
    async share(design: string, scope: 'view' | 'comment' | 'edit', expiresAt: Date | null = null) {
      const [id, secret] = [newId(), newId()]
      const row = {
        tenantId: tenant,
        id,
        designId: design,
        secretHash: sha256Of(secret),
        scope,
        author: 'x',
        expiresAt,
      }
      await rows(tx => tx.insert(designShares).values(row))
      return { id, secret }
    },
    revoke: (share: string) =>
      rows(tx => tx.update(designShares).set({ revokedAt: new Date() }).where(eq(designShares.id, share))),
    /** The line of a guest, with a share link or as the owner. */
    lineOf(
      guestSecret: string,
      body: { design: string; share?: string },
      more: Partial<WebSocketTransportOptions> = {},
    ) {
      return webSocketTransport({
        name: 'server',
        ticket: () => ticketOf({ 'x-guest-secret': guestSecret }, body),
        connect: () => socketTo(),
        delay: () => 50,
        ...more,
      })
    },
  }
}

export type ListeningHouse = Awaited<ReturnType<typeof openListeningHouse>>
