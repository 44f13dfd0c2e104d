// Orders per second of one server over the database that DATABASE_URL names, or PGlite in memory, and how long quotes
// take. Those who order are a process of their own.
//   node --import tsx scripts/load/measureOrders.ts [seconds]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openLoadServer } from './openLoadServer.ts'

const load = await openLoadServer()
const clients = fork(new URL('./orderClients.ts', import.meta.url), [await load.listen(), process.argv[2] ?? '5'])
const [code] = await once(clients, 'exit')
await load.close()
process.exitCode = code ?? 1
