// A separate server process with one design of a guest. It prints its port when it listens.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TenantId } from '../../../server/db/database.ts'
import { openDatabase } from '../../../server/db/openDatabase.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { readEnvironment } from '../../../server/environment.ts'
import { openServices } from '../../../server/openServices.ts'
import { sha256Of } from '../../../server/rooms/grant.ts'
import { createServer } from '../../../server/server.ts'
import { unlimited } from './unlimited.ts'

const environment = readEnvironment(process.env)
if ('problems' in environment) throw new Error(environment.problems.join(' '))
const builtApp = mkdtempSync(join(tmpdir(), 'kitloom-built-'))
writeFileSync(join(builtApp, 'index.html'), '<!doctype html>')
mkdirSync(environment.dataDir, { recursive: true })
const opened = await openDatabase(environment, error => console.error(error.message))
if (opened.kind === 'refused') throw new Error(opened.why)
const { database } = opened
const usual = await openServices(environment, { builtApp, version: '0.0.0', database })
// All requests come from one address.
const uncounted = { add: () => true, remove: () => undefined }
const services = process.env.TEST_UNLIMITED
  ? { ...usual, limits: unlimited, rooms: { ...usual.rooms, counts: uncounted } }
  : usual
const tenant = (await services.tenants.ofRequest('127.0.0.1')).id as TenantId
const ids = (process.env.TEST_DESIGNS ?? '').split(',').filter(Boolean)
const guestHash = sha256Of(process.env.TEST_SECRET ?? '')
for (const id of ids) {
  await database.asTenant(tenant, tx =>
    tx
      .insert(designs)
      .values({ tenantId: tenant, id, guestHash, productType: 'SOCCER_KIT' })
      .onConflictDoNothing({ target: [designs.tenantId, designs.id] }),
  )
}
const server = await createServer(services)
await server.listen({ host: '127.0.0.1', port: environment.port })
console.log(`port ${(server.server.address() as AddressInfo).port}`)
