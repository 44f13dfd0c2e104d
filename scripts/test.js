// `npm test`: every vitest project, with the stories of pages beside them, then those that need the stage; ends with
// what failed, what was flaky, what took longest, and one line of all.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingWords } from './testRun/closingWords.js'
import { readRun } from './testRun/readRun.js'

/**
 * Runs a command and resolves when it is over. What it says is shown at once, or `later`, in one piece.
 * @param {readonly string[]} words
 * @param {{ later?: boolean, env?: Record<string, string> }} [how]
 * @returns {Promise<boolean>} whether it ended well
 */
const passes = (words, { later = false, env = {} } = {}) =>
  new Promise(resolve => {
    const child = spawn('npx', ['--no-install', ...words], {
      env: { ...process.env, ...env },
      stdio: ['ignore', later ? 'pipe' : 'inherit', later ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => output.push(piece))
    child.on('close', code => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })

// The second server opens what the first one has made.
const data = mkdtempSync(join(tmpdir(), 'kitloom-browser-'))
/** @param {'pages' | 'stage'} project */
const browserTests = (project, later = false) =>
  passes(['playwright', 'test', `--project=${project}`, `--output=test-results/${project}`], {
    later,
    env: { KITLOOM_TEST_DATA: data, PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/${project}.json` },
  })

rmSync('test-results', { recursive: true, force: true })
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
const together = await Promise.all([passes(vitest), browserTests('pages', true)])
// A stage is drawn by the processor: beside other work its stories would wait for one another.
const alone = await browserTests('stage')
rmSync(data, { recursive: true, force: true })

console.log(closingWords(readRun()))
process.exit(alone && together.every(Boolean) ? 0 : 1)
