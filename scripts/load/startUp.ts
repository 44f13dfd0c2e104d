// Measures the time from start to /ready and the memory then. First with an
// empty database, where it makes the demo, then with the demo there. As `npm start` runs it, once the app is built.
//   node --import tsx scripts/load/startUp.ts [starts]
// PGlite in a folder of its own, or PostgreSQL when DATABASE_URL is set (an empty database: it is migrated).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mainServer } from '../../tests/support/server/mainServer.ts'
import { megabytesOf } from './megabytesOf.ts'

const starts = Number(process.argv[2] ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'kitloom-load-'))
const server = mainServer({ DATA_DIR: folder })

/** Seconds until /ready reports success. */
async function start(): Promise<number> {
  const begin = performance.now()
  await server.start()
  while (!(await fetch(`${server.address()}/ready`)).ok) await new Promise(resolve => setTimeout(resolve, 5))
  return (performance.now() - begin) / 1000
}
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

console.log(`first start: ${(await start()).toFixed(1)} s, with the demo made`)
const took: number[] = []
const held: number[] = []
while (took.length < starts) {
  await server.stop()
  took.push(await start())
  held.push(megabytesOf(server.pid()))
}
console.log(`start: ${median(took).toFixed(1)} s, median of ${starts}`)
console.log(`memory after start: ${median(held).toFixed(0)} MB`)
await server.stop()
rmSync(folder, { recursive: true, force: true })
