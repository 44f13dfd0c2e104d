import { and, eq } from 'drizzle-orm'
import { addPlayerCall, changePlayerCall, listPlayersCall, removePlayerCall } from '../contract/players/players.ts'
import type { Database } from '../db/database.ts'
import { players } from '../db/schema/players.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { accountOf } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { addPlayers } from './addPlayers.ts'
import type { SheetReader } from './import/createSheetReader.ts'
import { serveImport } from './import/serveImport.ts'
import { changePlayer, describePlayer, listPlayers } from './players.ts'

interface Needed {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  /** Creates a UUIDv7. */
  newId(): string
  readonly sheets: SheetReader
}

/** Serves the players of a customer below `/api/players`. */
export function servePlayers(server: KitloomServer, services: Needed): void {
  const { database, now, newId } = services
  serveImport(server, services)
  serveCall(server, listPlayersCall, ({ tenant, principal, query }) =>
    database.asTenant(tenant.id, tx => listPlayers(tx, accountOf(principal), query)),
  )

  serveCall(server, addPlayerCall, async ({ tenant, principal, body }, reply) => {
    const account = accountOf(principal)
    const added = { ...body, id: body.id ?? newId() }
    const { row, isNew } = await database.asTenant(tenant.id, async tx => {
      const [fresh] = await addPlayers(tx, { tenant: tenant.id, account, at: new Date(now()), added: [added] })
      if (fresh) return { row: fresh, isNew: true }
      const own = and(eq(players.id, added.id), eq(players.accountId, account))
      const [known] = await tx.select().from(players).where(own)
      return { row: known, isNew: false }
    })
    if (!row) throw new Problem('id-taken')
    return reply
      .code(isNew ? 201 : 200)
      .header('etag', `"${row.version}"`)
      .send(describePlayer(row))
  })

  serveCall(server, changePlayerCall, async ({ tenant, principal, params, headers, body }, reply) => {
    const changing = {
      account: accountOf(principal),
      id: params.id,
      version: expectedVersion(headers),
      change: body,
      at: new Date(now()),
    }
    const row = await database.asTenant(tenant.id, tx => changePlayer(tx, changing))
    return reply.header('etag', `"${row.version}"`).send(describePlayer(row))
  })

  serveCall(server, removePlayerCall, async ({ tenant, principal, params }, reply) => {
    const own = and(eq(players.id, params.id), eq(players.accountId, accountOf(principal)))
    const gone = await database.asTenant(tenant.id, tx => tx.delete(players).where(own).returning({ id: players.id }))
    if (gone.length === 0) throw new Problem('not-found')
    return reply.code(204).send(null)
  })
}
