import type { z } from 'zod'
import { mostFileBytes } from '../../../plugins/roster/readRosterFile.ts'
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
  /** A uuid of version 7. */
  newId(): string
  readonly sheets: SheetReader
}

/** `POST /api/players/import`: a list of players, as a file or as rows; whoever is there already is told and left as he is. */
export function serveImport(server: KitloomServer, services: Needed): void {
  server.register(async scope => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: bodyLimits.players },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.addContentTypeParser(
      [...importTypes],
      { parseAs: 'buffer', bodyLimit: mostFileBytes },
      async (_: unknown, given: Buffer) => given,
    )
    takeLists(scope, services)
  })
  server.addHook('onClose', () => services.sheets.close())
}

function takeLists(server: KitloomServer, { database, now, newId, sheets }: Needed): void {
  serveCall(
    server,
    importPlayersCall,
    async ({ tenant, principal, query, body: given }) => {
      const read = Buffer.isBuffer(given) ? await playersOfFile(given, query.team, sheets) : playersOfRows(given)
      const listed = read.players.map(one => ({ id: newId(), ...one }))
      const adding = { tenant: tenant.id, account: accountOf(principal), at: new Date(now()), added: listed }
      const added = await database.asTenant(tenant.id, tx => addAbsent(tx, adding))
      const skipped = read.lines.filter((_, index) => !added.has(listed[index]?.id ?? ''))
      return { added: added.size, skipped, unused: [...read.unused], isSizeGiven: read.isSizeGiven }
    },
    { handlerTimeout: 60_000 },
  )
}

/** @throws Problem invalid-request where there is no body at all; what is wrong with one was told before */
function playersOfRows(given: unknown): ReadRows {
  const read = importRows.safeParse(given)
  if (!read.success) throw new Problem('invalid-request', { detail: 'Bring a CSV or XLSX file, or rows as JSON.' })
  const { rows } = read.data
  return { players: rows, lines: [...rows.keys()], unused: [], isSizeGiven: true }
}

interface ReadRows extends ReadPlayers {
  readonly players: z.infer<typeof importRows>['rows']
}
