import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite } from '../../server/db/openPglite.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { readEnvironment } from '../../server/environment.ts'
import { openServices } from '../../server/openServices.ts'
import { createServer } from '../../server/server.ts'

/**
 * A server over the database that DATABASE_URL names, or PGlite in memory, without rate limits: all requests of a
 * measurement come from one address, which would reach them at once.
 */
export async function openLoadServer() {
  const environment = readEnvironment(process.env)
  if ('problems' in environment) throw new Error(environment.problems.join('\n'))
  const { databaseUrl } = environment
  const database = databaseUrl === undefined ? await openPglite() : await openPostgres({ url: databaseUrl })
  const builtApp = mkdtempSync(join(tmpdir(), 'kitloom-load-'))
  writeFileSync(join(builtApp, 'index.html'), '<!doctype html>')
  const services = await openServices(environment, { builtApp, version: 'load', database })
  const limits = { consume: async () => ({ kind: 'granted' }) as const, close: () => undefined }
  const server = await createServer({ ...services, limits })
  return {
    server,
    database,
    databaseUrl,
    tenants: services.tenants,
    /** Where it listens. */
    async listen(): Promise<string> {
      await server.listen({ host: '127.0.0.1', port: 0 })
      const address = server.server.address()
      return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    },
    async close(): Promise<void> {
      await server.close()
      await database.close()
    },
  }
}

/** Runs clients against a server of their own, in a process of theirs: they must not take its time. */
export async function loadByClients(script: URL, seconds: string): Promise<void> {
  const load = await openLoadServer()
  const clients = fork(script, [await load.listen(), seconds])
  const [code] = await once(clients, 'exit')
  await load.close()
  process.exitCode = code ?? 1
}
