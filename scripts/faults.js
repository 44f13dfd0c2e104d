// `npm run faults`: tests with kills, full disks and cut connections. Each looks for anything that was
// acknowledged and is missing. PostgreSQL and Redis are tested when DATABASE_URL and REDIS_URL are set.
import { run } from './ready/run.js'

run('npx', ['--no-install', 'vitest', 'run', '--project', 'faults', '--no-file-parallelism'])
