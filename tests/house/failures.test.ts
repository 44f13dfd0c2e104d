import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failureText, readFailures } from '../../scripts/ready/failures.js'

describe('readFailures', () => {
  let folder = ''
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kitloom-failures-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('names what failed in both runs, and nothing that passed', () => {
    const passed = { status: 'passed', fullName: 'a list is empty', failureMessages: [] }
    const failed = { status: 'failed', fullName: 'a list is full', failureMessages: ['expected 1 to be 2'] }
    write('vitest.json', {
      testResults: [{ name: 'list.test.ts', status: 'failed', assertionResults: [passed, failed] }],
    })
    const spec = (title: string, ok: boolean) => ({
      ...{ ok, title, file: 'shop.spec.ts', line: 7 },
      tests: [{ results: [{ error: { message: '\u001b[31mno button\u001b[39m' } }] }],
    })
    write('playwright.json', { suites: [{ specs: [spec('buys', false), spec('looks', true)], suites: [] }] })
    expect(readFailures(folder).map(failureText)).toEqual([
      'FAILED  list.test.ts › a list is full\nexpected 1 to be 2',
      'FAILED  shop.spec.ts:7 › buys\nno button',
    ])
  })

  it('names a file that could not be read', () => {
    write('vitest.json', {
      testResults: [{ name: 'list.test.ts', status: 'failed', message: 'no such import', assertionResults: [] }],
    })
    expect(readFailures(folder)).toEqual([{ where: 'list.test.ts', message: 'no such import' }])
  })

  it('says nothing of a run that left no result', () => {
    expect(readFailures(folder)).toEqual([])
  })
})
