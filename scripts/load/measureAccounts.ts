// Sign-ins and refreshes per second of one server over the database that DATABASE_URL names, or PGlite in memory.
//   node --import tsx scripts/load/measureAccounts.ts [seconds]
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenResponse } from '../../server/contract/accounts/tokens.ts'
import { openPglite } from '../../server/db/openPglite.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { readEnvironment } from '../../server/environment.ts'
import { openServices } from '../../server/openServices.ts'
import { demoEmail, demoPassword } from '../../server/seeding/demoPeople.ts'
import { createServer } from '../../server/server.ts'
import { measureLoad } from './measure.ts'

const seconds = Number(process.argv[2] ?? 5)
const environment = readEnvironment(process.env)
if ('problems' in environment) throw new Error(environment.problems.join('\n'))
const { databaseUrl } = environment
const database = databaseUrl === undefined ? await openPglite() : await openPostgres({ url: databaseUrl })
const builtApp = mkdtempSync(join(tmpdir(), 'kitloom-load-'))
writeFileSync(join(builtApp, 'index.html'), '<!doctype html>')
const services = await openServices(environment, { builtApp, version: 'load', database })
// The rate limits are raised, because one address would reach them at once.
const limits = { consume: async () => ({ kind: 'granted' }) as const, close: () => undefined }
const server = await createServer({ ...services, limits })
await server.listen({ host: '127.0.0.1', port: 0 })
const address = server.server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
}
const people = ['dara', 'bopha'] as const
const signIn = async (turn: number) => {
  const email = demoEmail(people[turn % people.length] ?? 'dara', 'angkor')
  const response = await post('/api/accounts/token', { email, password: demoPassword, clientId: 'web' })
  return tokenResponse.parse(await response.json())
}

const held = await Promise.all(Array.from({ length: 16 }, (_, turn) => (turn < 4 ? signIn(turn) : null)))
for (const [turn, tokens] of held.entries()) held[turn] = tokens ?? (await signIn(turn))

const idle = measureLoad(1, seconds, async () => {
  await (await fetch(`${base}/whoami`)).text()
})
console.log(`whoami, one at a time     ${await idle}`)
let turn = 0
// Two at a time for each of two people stay below the five open attempts that lock an account.
const signIns = measureLoad(4, seconds, async () => void (await signIn(turn++)))
const meanwhile = measureLoad(1, seconds, async () => {
  await (await fetch(`${base}/whoami`)).text()
})
console.log(`sign-ins, 4 at a time     ${await signIns}`)
console.log(`whoami meanwhile          ${await meanwhile}`)
const refreshes = measureLoad(held.length, seconds, async lane => {
  const token = held[lane]?.refresh_token ?? ''
  held[lane] = tokenResponse.parse(await (await post('/api/accounts/refreshtoken', { token, clientId: 'web' })).json())
})
console.log(`refreshes, ${held.length} at a time    ${await refreshes}`)
await server.close()
await database.close()
