// `npm run test:nightly`: every property with 10,000 seeds, then `npm test` with everything that takes too long for
// every
// change.
import { spawnSync } from 'node:child_process'
import { run } from './ready/run.js'

const properties = spawnSync('node', ['scripts/testLong.js'], { stdio: 'inherit' })
run('node', ['scripts/test.js'], { env: { NIGHTLY: '1', MONKEY_ACTIONS: '2000' } })
process.exit(properties.status ?? 1)
