// Run as a process of its own: opens the embedded database of a folder, says so, and keeps it until it is ended.
import { openDatabase } from '../../../server/db/openDatabase.ts'

const opened = await openDatabase({ dataDir: process.argv[2] ?? '' })
if (opened.kind === 'refused') {
  console.log(opened.why)
  process.exit(1)
}
console.log('open')
setInterval(() => undefined, 60_000)
