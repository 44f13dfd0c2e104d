import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { mostFileBytes } from '../../../roster/readRosterFile.ts'
import { importAnswer, importQuery, importRows } from '../../contract/players/playerRequests.ts'
import type { Transaction } from '../../db/database.ts'
import { players } from '../../db/schema/players.ts'
import { accountOf } from '../../http/accountOf.ts'
import { bodyLimits } from '../../http/bodyLimits.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { type Adding, addPlayers } from '../addPlayers.ts'
import { playersOfFile } from './playersOfFile.ts'

const fileTypes = [
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]

const bytes = z.instanceof(Uint8Array)
const body = {
  content: {
    'application/json': { schema: importRows },
    ...Object.fromEntries(fileTypes.map(type => [type, { schema: bytes }])),
  },
}

/** `POST /api/players/import`: a list of players, as a file or as rows; all of it is taken or nothing. */
export function serveImport(
  server: KitloomServer,
  services: Pick<Services, 'database' | 'now' | 'newId' | 'sheets'>,
): void {
  server.register(async scope => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: bodyLimits.players },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.addContentTypeParser(
      fileTypes,
      { parseAs: 'buffer', bodyLimit: mostFileBytes },
      async (_: unknown, given: Buffer) => given,
    )
    takeLists(scope, services)
  })
  server.addHook('onClose', () => services.sheets.close())
}

function takeLists(
  server: KitloomServer,
  { database, now, newId, sheets }: Pick<Services, 'database' | 'now' | 'newId' | 'sheets'>,
): void {
  server.post(
    '/api/players/import',
    {
      schema: {
        summary: 'Adds the players of a list, all or none',
        querystring: importQuery,
        body,
        response: { 200: importAnswer },
      },
      config: { access: 'customer' },
      handlerTimeout: 60_000,
    },
    async ({ tenant, asker, query, body: given }) => {
      const { players: read, ...told } = Buffer.isBuffer(given)
        ? await playersOfFile(given, query.team, sheets)
        : { players: rowsOf(given), unused: [], isSizeGiven: true }
      const added = read.map(one => ({ id: newId(), ...one }))
      const adding = { tenant: tenant.id, account: accountOf(asker), at: new Date(now()), added }
      const fresh = await database.asTenant(tenant.id, tx => addAll(tx, adding))
      return { added: fresh, unused: [...told.unused], isSizeGiven: told.isSizeGiven }
    },
  )
}

/** @throws Problem invalid-request where there is no body at all; what is wrong with one was told before */
function rowsOf(given: unknown) {
  const read = importRows.safeParse(given)
  if (read.success) return read.data.rows
  throw new Problem('invalid-request', { detail: 'Bring a CSV or XLSX file, or rows as JSON.' })
}

/** How many are new: whoever was added by this id before is left as he is. @throws Problem `id-taken` */
async function addAll(tx: Transaction, adding: Adding): Promise<number> {
  const fresh = new Set((await addPlayers(tx, adding)).map(({ id }) => id))
  const there = adding.added.map(({ id }) => id).filter(id => !fresh.has(id))
  if (there.length === 0) return fresh.size
  const own = and(inArray(players.id, there), eq(players.accountId, adding.account))
  const known = await tx.select({ id: players.id }).from(players).where(own)
  if (known.length < new Set(there).size) throw new Problem('id-taken')
  return fresh.size
}
