import { existsSync, writeFileSync } from 'node:fs'
import { recordingOf, recordingPath } from '../tests/recordings/recording.ts'
import { stories } from '../tests/recordings/stories.ts'

/**
 * Writes a recording for every log that has none yet. Existing ones are never overwritten, because this and every later
 * version must be able to read them.
 */
for (const [name, play] of Object.entries(stories)) {
  const path = recordingPath('binary', name)
  if (existsSync(path)) continue
  writeFileSync(path, `${JSON.stringify(recordingOf(play()), null, 1)}\n`)
  console.log(`Recorded "${name}".`)
}
