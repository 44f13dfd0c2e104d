import { existsSync, writeFileSync } from 'node:fs'
import { recordingOf, recordingPath } from '../tests/recordings/recording.ts'
import { stories } from '../tests/recordings/stories.ts'

/**
 * Writes a recording for every story that has none yet. Those that exist are never written again: they are what
 * this and every later version must be able to read.
 */
for (const [name, tell] of Object.entries(stories)) {
  const path = recordingPath(name)
  if (existsSync(path)) continue
  writeFileSync(path, `${JSON.stringify(recordingOf(tell()), null, 1)}\n`)
  console.log(`Recorded "${name}".`)
}
