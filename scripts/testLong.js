// `npm run test:long`: the properties of the engine with 10,000 seeds each, for the night.
import { run } from './ready/run.js'

run('npx', ['--no-install', 'vitest', 'run', '--project', 'properties'], { env: { PROPERTY_RUNS: '10000' } })
