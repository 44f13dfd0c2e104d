// A separate process that locks a data folder as an embedded database does, reports it, and holds it until it is stopped.
import { lockDataFolder } from '../../../server/db/lockDataFolder.ts'

const lock = await lockDataFolder(process.argv[2] ?? '')
if (lock.kind === 'refused') {
  console.log(lock.why)
  process.exit(1)
}
console.log('open')
setInterval(() => undefined, 60_000)
