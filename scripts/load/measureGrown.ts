// Lists of 10,000 shops with a million designs on PostgreSQL: how long each takes at the server, and how much the
// database reads for it. Ends with 1 when one takes longer than 20 ms or reads far more than it shows.
//   DATABASE_URL=postgres://… node --import tsx scripts/load/measureGrown.ts [rounds]
// It works in a database of its own beside the one that is named, which needs about 2 GB, and removes it.
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { grownSizes, growShops, readSoFar } from './grownShops.ts'
import { openLoadServer } from './openLoadServer.ts'

const rounds = Number(process.argv[2] ?? 20)
/** In ms, and as entries read for one that is shown. */
const aims = { took: 20, read: 60 }

const given = process.env.DATABASE_URL
if (!given) throw new Error('Set DATABASE_URL to a PostgreSQL on which this may make a database.')
const name = `kitloom_grown_${randomUUID().replaceAll('-', '')}`
const own = Object.assign(new URL(given), { pathname: `/${name}` }).href
const owner = new pg.Client({ connectionString: given })
await owner.connect()
await owner.query(`create database ${name}`)
process.env.DATABASE_URL = own
try {
  await measureAll()
} finally {
  await owner.query(`drop database ${name} with (force)`)
  await owner.end()
}

async function measureAll(): Promise<void> {
  const load = await openLoadServer()
  const secret = randomUUID()
  const begin = performance.now()
  const [largest, middle] = await growShops(own, createHash('sha256').update(secret).digest('hex'))
  const seconds = ((performance.now() - begin) / 1000).toFixed(0)
  const watching = new pg.Client({ connectionString: own })
  await watching.connect()
  const { rows } = await watching.query('select pg_size_pretty(pg_database_size(current_database())) as size')
  console.log(
    `${grownSizes.shops} shops, ${grownSizes.designs} designs, ${grownSizes.ofLargest} in the largest; ${rows[0].size}, made in ${seconds} s`,
  )

  const send = async (host: string, url: string) => {
    const { statusCode, body } = await load.server.inject({ url, headers: { host, 'x-guest-secret': secret } })
    if (statusCode !== 200) throw new Error(`${url}: ${body}`)
    return JSON.parse(body) as { readonly items?: readonly unknown[] }
  }
  const measure = async (what: string, host: string, url: string) => {
    const shown = (await send(host, url)).items?.length ?? 1
    const before = await readSoFar(watching)
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      await send(host, url)
      took.push(performance.now() - started)
    }
    const after = await readSoFar(watching)
    const median = medianOf(took)
    const read = (after.read - before.read) / rounds
    if (median > aims.took || read > aims.read * Math.max(shown, 1)) process.exitCode = 1
    console.log(`${what.padEnd(36)} p50 ${median.toFixed(1)} ms, shows ${shown}, reads ${read.toFixed(0)}`)
  }
  /** Shops are kept for ten seconds; the first request after that looks for its shop among all. */
  const measureFinding = async (shop: string, host: string) => {
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      load.tenants.forget()
      const started = performance.now()
      await load.tenants.ofRequest(host)
      took.push(performance.now() - started)
    }
    const median = medianOf(took)
    if (median > aims.took) process.exitCode = 1
    console.log(`${`${shop}: the shop of a host`.padEnd(36)} p50 ${median.toFixed(1)} ms`)
  }
  for (const [shop, host] of [
    ['largest', largest],
    ['middle', middle],
  ] as const) {
    await measureFinding(shop, host)
    await measure(`${shop}: store, newest`, host, '/api/store/designs')
    await measure(`${shop}: store, by rating`, host, '/api/store/designs?sort=rating')
    await measure(`${shop}: store, by name`, host, '/api/store/designs?sort=name')
    await measure(`${shop}: store, one colour`, host, '/api/store/designs?colour=red')
    await measure(`${shop}: store, one product`, host, '/api/store/designs?productType=HOODIE')
    await measure(`${shop}: store, page 100`, host, '/api/store/designs?page=100')
    await measure(`${shop}: store, searched`, host, '/api/store/designs?search=kit%2012')
    await measure(`${shop}: a guest’s designs`, host, '/api/designs')
  }
  await watching.end()
  await load.close()
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
