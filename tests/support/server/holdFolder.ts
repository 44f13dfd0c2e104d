// A separate process that opens the embedded database of a folder, reports it, and holds it until it is stopped.
import { openDatabase } from '../../../server/db/openDatabase.ts'

const opened = await openDatabase({ dataDir: process.argv[2] ?? '' })
if (opened.kind === 'refused') {
  console.log(opened.why)
  process.exit(1)
}
console.log('open')
setInterval(() => undefined, 60_000)
