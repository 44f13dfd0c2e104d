import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTally, tallyLine } from '../../scripts/ready/tally.js'

describe('readTally', () => {
  let folder = ''
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))
  const vitest = (passed: number, failed: number, broken = 0) => ({
    success: failed + broken === 0,
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: Array.from({ length: broken }, () => ({ status: 'failed', assertionResults: [] })),
  })
  const playwright = (expected: number, unexpected: number, flaky = 0) => ({
    stats: { expected, unexpected, flaky, skipped: 0 },
    errors: [],
  })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kitloom-tally-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('adds both runs up', () => {
    write('vitest.json', vitest(10, 2))
    write('playwright.json', playwright(3, 1))
    expect(tallyLine(readTally(folder))).toBe('13 passed, 3 failed')
  })

  it('counts a file that could not be read and a test that passed only when repeated', () => {
    write('vitest.json', vitest(10, 0, 1))
    write('playwright.json', playwright(3, 0, 1))
    expect(tallyLine(readTally(folder))).toBe('13 passed, 2 failed')
  })

  it('counts a run without a result as failed', () => {
    write('vitest.json', vitest(10, 0))
    expect(tallyLine(readTally(folder))).toBe('10 passed, 1 failed')
  })
})
