// `npm run garment:foreign [file.glb]`: hangs a pattern of FreeSewing as our garments are, and says which gates it passes.
import { writeFileSync } from 'node:fs'
import { bakeGarment, bakeSettings, bakeSound, whyNotShipped } from '../engine/tailor/index.ts'
import { aaronPattern } from '../tests/plugins/foreign/aaron.ts'

const [file = 'aaron.glb'] = process.argv.slice(2)
const settings = bakeSettings({ hangsFrom: 'shoulders' })
const input = { file, pattern: aaronPattern(), settings, underneath: [], now: () => performance.now() }
const { bytes, record } = await bakeSound(input, bakeGarment)
writeFileSync(file, bytes)
console.log(record)
const failed = whyNotShipped(record)
console.log(failed.length === 0 ? `It passes every gate. Look at ${file}.` : failed.join('\n'))
process.exitCode = Number(failed.length > 0)
