// `npm test`: every vitest project, then the browser stories; ends with one line of both.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { failureText, readFailures } from './ready/failures.js'
import { readTally, tallyLine } from './ready/tally.js'

/** @param {readonly string[]} words */
const passes = words =>
  spawnSync('npx', ['--no-install', ...words], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

rmSync('test-results', { recursive: true, force: true })
const vitest = passes([
  ...['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
])
const playwright = passes(['playwright', 'test'])

for (const failure of readFailures()) console.log(`\n${failureText(failure)}`)
console.log(`\n${tallyLine(readTally())}`)
process.exit(vitest && playwright ? 0 : 1)
