// `npm run test:long`: the properties of the engine with 10,000 seeds each, for the night. They run in parts, so that one
// sees how far they are, and `npm run test:long -- --from 4001` goes on where they were stopped.
import { parseArgs } from 'node:util'
import { run } from './ready/run.js'

const { values } = parseArgs({
  options: { from: { type: 'string', default: '1' }, to: { type: 'string', default: '10000' } },
})
const last = Number(values.to)
const perPart = 500
const args = ['--no-install', 'vitest', 'run', '--project', 'properties', '--reporter', 'dot']

for (let first = Number(values.from); first <= last; first += perPart) {
  const end = Math.min(first + perPart - 1, last)
  const start = performance.now()
  run('npx', args, { env: { PROPERTY_SEEDS: `${first}-${end}` } })
  console.log(
    `Every property holds for the seeds ${first} to ${end} (${Math.round((performance.now() - start) / 1000)} s).`,
  )
}
