import { packFiles } from '../engine/print/index.ts'
import { teamPack } from '../tests/support/teamPack.ts'

/**
 * Seconds, megabytes and peak memory of the production packs of 22 and of 100 players, with the memory that the server
 * gives a pack. `npm run measure:pack [-- players effort]`.
 */
// As much as the server gives a marker.
const effort = Number(process.argv[3] ?? 1.2)
const teams = process.argv[2] ? [Number(process.argv[2])] : [22, 100]

for (const players of teams) {
  const source = await teamPack(players)
  const begun = performance.now()
  const cpu = process.cpuUsage()
  let [files, bytes, peak] = [0, 0, 0]
  for await (const event of packFiles({ ...source, wishes: { ...source.wishes, effort } }, new Map())) {
    if (event.kind !== 'file') throw new Error(JSON.stringify(event))
    files++
    bytes += event.bytes.length
    peak = Math.max(peak, process.memoryUsage().rss)
    if (event.name === 'manifest.json') console.log(JSON.parse(new TextDecoder().decode(event.bytes)).metres)
  }
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const [megabytes, memory, work] = [bytes / 1e6, peak / 1e6, (user + system) / 1e6]
  console.log(
    `${players} players: ${files} files, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s (${work.toFixed(1)} s of processor), peak ${memory.toFixed(0)} MB`,
  )
}
