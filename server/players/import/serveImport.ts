import type { z } from 'zod'
import { maxFileBytes } from '../../../plugins/roster/index.ts'
import { importPlayersCall, importRows, importTypes } from '../../contract/players/players.ts'
import type { Database } from '../../db/database.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { accountOf } from '../../http/principal.ts'
import { Problem } from '../../http/problem.ts'
import { bodyLimits } from '../../http/requestLimits.ts'
import { serveCall } from '../../http/serveCall.ts'
import { addAbsent } from '../addPlayers.ts'
import type { SheetReader } from './createSheetReader.ts'
import { playersOfFile, type ReadPlayers } from './playersOfFile.ts'

interface Needed {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  /** Creates a UUIDv7. */
  newId(): string
  readonly sheets: SheetReader
}

/**
 * `POST /api/players/import`: adds players from a file or from rows. Existing players are reported and stay unchanged.
 */
export function serveImport(server: KitloomServer, services: Needed): void {
  server.register(async scope => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: bodyLimits.players },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.addContentTypeParser(
      [...importTypes],
      { parseAs: 'buffer', bodyLimit: maxFileBytes },
      async (_: unknown, input: Buffer) => input,
    )
    serveFileImport(scope, services)
  })
  server.addHook('onClose', () => services.sheets.close())
}

function serveFileImport(server: KitloomServer, { database, now, newId, sheets }: Needed): void {
  serveCall(
    server,
    importPlayersCall,
    async ({ tenant, principal, query, body: input }) => {
      const read = Buffer.isBuffer(input) ? await playersOfFile(input, query.team, sheets) : playersOfRows(input)
      const listed = read.players.map(one => ({ id: newId(), ...one }))
      const adding = { tenant: tenant.id, account: accountOf(principal), at: new Date(now()), added: listed }
      const added = await database.asTenant(tenant.id, tx => addAbsent(tx, adding))
      const skipped = read.lines.filter((_, index) => !added.has(listed[index]?.id ?? ''))
      return { added: added.size, skipped, unused: [...read.unused], isSizeGiven: read.isSizeGiven }
    },
    { handlerTimeout: 60_000 },
  )
}

/** @throws Problem invalid-request without a body; other errors were reported before */
function playersOfRows(input: unknown): ReadRows {
  const read = importRows.safeParse(input)
  if (!read.success) throw new Problem('invalid-request', { detail: 'Send a CSV or XLSX file, or rows as JSON.' })
  const { rows } = read.data
  return { players: rows, lines: [...rows.keys()], unused: [], isSizeGiven: true }
}

interface ReadRows extends ReadPlayers {
  readonly players: z.infer<typeof importRows>['rows']
}
