// Orders per second of one server over the database that DATABASE_URL names, or PGlite in memory, and how long quotes
// take. Those who order are a process of their own.
//   node --import tsx scripts/load/measureOrders.ts [seconds]
import { loadByClients } from './openLoadServer.ts'

await loadByClients(new URL('./orderClients.ts', import.meta.url), process.argv[2] ?? '5')
