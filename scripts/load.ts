// `npm run load`: measures the server under load against its aims on two idle cores. On PGlite, and on PostgreSQL
// when DATABASE_URL is set, in a database of its own.
//   npm run load -- [--seconds 5] [--rooms 20] [--editors 5] [--rate 2] [--sockets 500]
// The whole aim: --seconds 30 --rooms 200 --editors 5 --rate 2 --sockets 10000, after `ulimit -n 11000`.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { withFreshDatabase } from './load/withFreshDatabase.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rooms: { type: 'string', default: '20' },
    editors: { type: 'string', default: '5' },
    rate: { type: 'string', default: '2' },
    sockets: { type: 'string', default: '500' },
  },
})
const { seconds, rooms, editors, rate, sockets } = values
/** A timeout that also suits a slow machine. */
const timeout = 180_000 + Number(seconds) * 10_000

const aims = [
  [/^first start: (.+)$/m, 'first start, to /ready', 'none'],
  [/^start: (.+)$/m, 'start, to /ready', 'none'],
  [/^memory after start: (.+)$/m, 'memory after start', 'none'],
  [/^sign-ins.*?\s{2,}(.+)$/m, 'password sign-ins', '60/s, p99 < 500 ms'],
  [/^whoami meanwhile\s+(.+)$/m, '/whoami meanwhile', 'p99 < 50 ms'],
  [/^refreshes.*?\s{2,}(.+)$/m, 'refreshes', '480/s'],
  [/^orders, 10 clients\s+(.+)$/m, 'orders of 14 shirts, 10 clients', '50/s embedded, 150/s PostgreSQL, p99 < 300 ms'],
  [/^orders, 50 clients\s+(.+)$/m, 'orders of 14 shirts, 50 clients', 'the same'],
  [/^quote of 30 rows\s+(.+)$/m, 'quote of 30 rows', 'none'],
  [/^quote of 500 rows\s+(.+)$/m, 'quote of 500 rows', 'none'],
  [/^\S+: (.+ entries\/s stored)$/m, 'live editing', '1000 editors in 200 rooms, 2000 entries/s'],
  [/^durable acknowledgement: (.+)$/m, 'durable acknowledgement', 'p99 ≤ 100 ms'],
  [/^store, newest\s+(.+)$/m, 'a list of the store at 30,000 designs', '≤ 50 ms'],
  [/^one’s uploads\s+(.+)$/m, 'a list of one’s images at 100,000', '≤ 50 ms'],
  [/^health meanwhile\s+(.+)$/m, '/health beside 40 readers and 10 uploaders', 'p99 ≤ 50 ms'],
  [/^peak memory: (.+)$/m, 'peak memory beside them', '≤ 700 MB'],
  [/^idle sockets: (.+)$/m, 'idle sockets', '10000 for 30 min, ≥ 99.95 %'],
  [/^memory with the sockets: (.+)$/m, 'memory with the sockets', 'none'],
] as const

const parts = [
  // The first start has an empty database.
  ['startUp.ts'],
  ['measureAccounts.ts', seconds],
  ['measureOrders.ts', seconds],
  ['liveEditing.ts', rooms, editors, rate, seconds],
  ['idleSockets.ts', sockets, seconds],
  ['measureBusy.ts', seconds],
  ['measureStore.ts'],
] as const

function measureOn(name: string, databaseUrl: string): void {
  const outputs = parts.map(([script, ...args]) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: '', NODE_ENV: '' }
    const command = ['--import', 'tsx', `scripts/load/${script}`, ...args]
    const ended = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout: timeout })
    if (ended.status !== 0) console.error(`${script} failed:\n${ended.stderr}`)
    return ended.stdout
  })
  const output = outputs.join('\n')
  console.log(`\n${name}\n| what | aim | measured |\n|---|---|---|`)
  for (const [line, what, aim] of aims)
    console.log(`| ${what} | ${aim} | ${line.exec(output)?.[1] ?? 'not measured'} |`)
}

measureOn('PGlite', '')
const url = process.env.DATABASE_URL
if (url) await withFreshDatabase(url, own => measureOn('PostgreSQL', own))
else console.log('\nDATABASE_URL is not set: PostgreSQL is skipped.')
