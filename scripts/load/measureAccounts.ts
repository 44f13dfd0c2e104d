// Sign-ins and refreshes per second of one server over the database that DATABASE_URL names, or PGlite in memory. Those
// who sign in are a process of their own.
//   node --import tsx scripts/load/measureAccounts.ts [seconds]
import { loadByClients } from './openLoadServer.ts'

await loadByClients(new URL('./accountClients.ts', import.meta.url), process.argv[2] ?? '5')
