import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closingWords } from '../../scripts/testRun/closingWords.js'
import { readRun } from '../../scripts/testRun/readRun.js'

const passed = { status: 'passed', fullName: 'a list is empty', duration: 1234, failureMessages: [] }
const failed = { status: 'failed', fullName: 'a list is full', duration: 20, failureMessages: ['expected 1 to be 2'] }
const flaky = { status: 'passed', fullName: 'a list grows', duration: 5, failureMessages: ['timed out'] }

const vitest = (...tests: readonly { readonly status: string }[]) => ({
  success: tests.every(({ status }) => status === 'passed'),
  numPassedTests: tests.filter(({ status }) => status === 'passed').length,
  numFailedTests: tests.filter(({ status }) => status === 'failed').length,
  testResults: [{ name: 'list.test.ts', status: 'passed', assertionResults: tests }],
})

const browserTest = (title: string, status: 'expected' | 'unexpected' | 'flaky', duration = 0) => ({
  title,
  ok: status !== 'unexpected',
  file: 'shop.spec.ts',
  line: 7,
  tests: [
    {
      status,
      results: [
        ...(status === 'expected' ? [] : [{ duration, error: { message: '\u001b[31mno button\u001b[39m' } }]),
        { duration },
      ],
    },
  ],
})

const playwright = (...specs: readonly ReturnType<typeof browserTest>[]) => {
  const count = (of: string) => specs.filter(({ tests }) => tests[0]?.status === of).length
  return {
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky') },
    errors: [],
    suites: [{ suites: [{ specs }] }],
  }
}

let folder = ''
const write = (name: string, content: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitloom-run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the tally', () => {
  it('adds the runs up', () => {
    write('vitest', vitest(passed, passed, failed))
    write('pages', playwright(browserTest('buys', 'expected'), browserTest('looks', 'unexpected')))
    write('stage', playwright(browserTest('drags', 'expected')))
    expect(readRun(folder).tally).toEqual({ passed: 4, failed: 2 })
  })

  it('counts a file that could not be read and a story that passed only when repeated', () => {
    const broken = { name: 'list.test.ts', status: 'failed', message: 'no such import', assertionResults: [] }
    write('vitest', { ...vitest(), success: false, testResults: [broken] })
    write('pages', playwright(browserTest('buys', 'flaky')))
    write('stage', playwright())
    const run = readRun(folder)
    expect(run.tally).toEqual({ passed: 0, failed: 2 })
    expect(run.failures).toEqual([{ where: 'list.test.ts', message: 'no such import' }])
  })

  it('counts runs without a result as failed', () => {
    write('vitest', vitest(passed))
    expect(readRun(folder).tally).toEqual({ passed: 1, failed: 2 })
  })
})

describe('the closing words', () => {
  it('name what failed, what passed only when repeated and what took longest, and end with the tally', () => {
    write('vitest', vitest(passed, failed, flaky))
    write('pages', playwright(browserTest('buys', 'unexpected', 2000), browserTest('looks', 'flaky', 1000)))
    write('stage', playwright(browserTest('drags', 'expected', 3000)))
    const lines = closingWords(readRun(folder)).split('\n').filter(Boolean)
    expect(lines).toEqual([
      'FAILED  list.test.ts › a list is full',
      'expected 1 to be 2',
      'FAILED  shop.spec.ts:7 › buys',
      'no button',
      'Flaky: failed once, then passed:',
      'FLAKY   list.test.ts › a list grows',
      'FLAKY   shop.spec.ts:7 › looks',
      'The slowest, in seconds:',
      '    4.0 shop.spec.ts:7 › buys',
      '    3.0 shop.spec.ts:7 › drags',
      '    2.0 shop.spec.ts:7 › looks',
      '    1.2 list.test.ts › a list is empty',
      '    0.0 list.test.ts › a list is full',
      '    0.0 list.test.ts › a list grows',
      '3 passed, 3 failed',
    ])
  })

  it('name at most twenty slow ones, the slowest first', () => {
    const tests = Array.from({ length: 30 }, (_, at) => ({ ...passed, fullName: `test ${at}`, duration: at * 1000 }))
    write('vitest', vitest(...tests))
    const { slowest } = readRun(folder)
    expect(slowest.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 20 }, (_, at) => 29 - at))
  })
})
