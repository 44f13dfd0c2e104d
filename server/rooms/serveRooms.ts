import type { IncomingMessage } from 'node:http'
import { roomTicketCall } from '../contract/rooms.ts'
import type { Database, TenantId } from '../db/database.ts'
import { visitorReader } from '../http/forwarded.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import type { Tenants } from '../tenants/createTenants.ts'
import { acceptSockets } from './acceptSockets.ts'
import { grantAccess } from './grantAccess.ts'
import type { LiveRooms } from './openLiveRooms.ts'
import { ticketSeconds } from './tickets.ts'

/** Milliseconds between two checks of grants, so that members without access are closed within five seconds. */
const maintenanceInterval = 2_000

interface RoomServices {
  readonly rooms: LiveRooms
  readonly tenants: Tenants
  readonly database: Database
  readonly trustedProxies: readonly string[]
  /** Milliseconds since 1970. */
  now(): number
}

/** `POST /api/rooms/tickets`, and the sockets of `/api/rooms`. */
export function serveRooms(server: KitloomServer, services: RoomServices): void {
  const { rooms: live, database, now } = services
  serveCall(server, roomTicketCall, async ({ tenant, principal, body }, reply) => {
    // Console sessions cannot make customer calls.
    if (principal.kind === 'admin' || principal.kind === 'staff') throw new Problem('wrong-client')
    const access = {
      tenant: tenant.id as TenantId,
      design: body.design,
      share: body.share,
      principal,
      now: new Date(now()),
    }
    const { grant, status } = await database.asTenant(access.tenant, tx => grantAccess(tx, access))
    const ticket = await issue(services, grant)
    reply.code(201).header('cache-control', 'no-store')
    return { ticket, access: grant.access, status, expiresIn: ticketSeconds }
  })

  const readVisitor = visitorReader(services.trustedProxies)
  const addressOf = (request: IncomingMessage) => readVisitor(request).address
  const tenantOf = async (request: IncomingMessage): Promise<TenantId | null> => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { hostname } = readVisitor(request)
    const found = await services.tenants.ofRequest(hostname, searchParams.get('tenant') ?? undefined).catch(() => null)
    return found && (found.id as TenantId)
  }
  const stop = acceptSockets(server.server, { ...live, tenantOf, addressOf })
  const maintenance = setInterval(() => void live.maintain(), maintenanceInterval)
  maintenance.unref()
  // This runs before the server waits for its connections, because sockets would keep it waiting.
  server.addHook('preClose', async () => {
    clearInterval(maintenance)
    await live.close()
    stop()
  })
}

async function issue({ rooms }: RoomServices, grant: Parameters<typeof rooms.tickets.issue>[0]): Promise<string> {
  try {
    return await rooms.tickets.issue(grant)
  } catch (cause) {
    rooms.onError(cause)
    throw new Problem('not-ready')
  }
}
