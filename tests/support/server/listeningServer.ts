import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { WebSocket as NodeSocket } from 'ws'
import { type RoomTicket, type WebSocketTransportOptions, webSocketTransport } from '../../../engine/browser/index.ts'
import { newId } from '../../../server/db/newId.ts'
import { designShares } from '../../../server/db/schema/designShares.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { sha256Of } from '../../../server/rooms/grant.ts'
import { openTestServer, type TestServerOptions } from './openTestServer.ts'
import { roomsAddress } from './roomsAddress.ts'

/** A listening test server with designs of guests. */
export async function openListeningServer(options: TestServerOptions = {}) {
  const api = await openTestServer(options)
  await api.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.server.server.address() as AddressInfo
  const shop = await api.shop('angkor')
  const tenant = shop.id as Parameters<typeof api.database.asTenant>[0]
  const rows = <T>(work: Parameters<typeof api.database.asTenant<T>>[1]) => api.database.asTenant(tenant, work)

  const ticketOf = async (headers: Record<string, string>, body: object): Promise<RoomTicket> => {
    const response = await api.as(headers).post('/api/rooms/tickets', body)
    const result = response.json()
    if (response.statusCode >= 500) throw new Error(result.code)
    return response.statusCode === 201
      ? { kind: 'ticket', ticket: result.ticket }
      : { kind: 'refused', reason: result.code }
  }
  const socketTo = (host = 'angkor.localhost'): WebSocket =>
    new NodeSocket(roomsAddress(port), { headers: { host } }) as never

  return {
    ...api,
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
    /** The connection of a guest, through a share link or as the owner. */
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

export type ListeningServer = Awaited<ReturnType<typeof openListeningServer>>
