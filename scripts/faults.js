// `npm run faults`: what must survive. Kills, full disks, lines that are cut; each test looks for anything that was
// acknowledged and is missing. PostgreSQL and Redis take part when DATABASE_URL and REDIS_URL are set.
import { run } from './ready/run.js'

run('npx', ['--no-install', 'vitest', 'run', '--project', 'faults', '--no-file-parallelism'])
