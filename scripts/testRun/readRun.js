import { existsSync, readFileSync } from 'node:fs'

/**
 * What the last run of all tests came to, read from the results that vitest and Playwright wrote.
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ where: string, message: string }} Failure
 * @typedef {{ where: string, seconds: number }} Timed
 * @typedef {{ tally: Tally, failures: Failure[], flakes: string[], slowest: Timed[] }} Run
 */

const SLOWEST = 20

/**
 * A run that left no result counts as one failure, and so does a file that could not be read.
 * A flaky test failed once and passed when it was repeated.
 * @returns {Run}
 */
export function readRun(folder = 'test-results') {
  const runs = [
    ofVitest(readJson(`${folder}/vitest.json`)),
    ofPlaywright(readJson(`${folder}/pages.json`)),
    ofPlaywright(readJson(`${folder}/stage.json`)),
  ]
  const slowest = runs.flatMap(run => run.slowest).toSorted((one, other) => other.seconds - one.seconds)
  return {
    tally: {
      passed: runs.reduce((sum, run) => sum + run.tally.passed, 0),
      failed: runs.reduce((sum, run) => sum + run.tally.failed, 0),
    },
    failures: runs.flatMap(run => run.failures),
    flakes: runs.flatMap(run => run.flakes),
    slowest: slowest.slice(0, SLOWEST),
  }
}

/** @param {string} file */
const readJson = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** @returns {Run} */
const nothing = () => ({ tally: { passed: 0, failed: 1 }, failures: [], flakes: [], slowest: [] })

/**
 * @param {null | { success: boolean, numPassedTests: number, numFailedTests: number,
 *   testResults: { name: string, status: string, message?: string, assertionResults:
 *   { status: string, fullName: string, duration?: number | null, failureMessages?: string[] }[] }[] }} result
 * @returns {Run}
 */
function ofVitest(result) {
  if (!result) return nothing()
  const broken = result.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const tests = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(test => ({
      where: `${name.replace(`${process.cwd()}/`, '')} › ${test.fullName}`,
      status: test.status,
      // What a test said when it failed stays with it when it passes the second time.
      message: test.failureMessages?.[0],
      seconds: (test.duration ?? 0) / 1000,
    })),
  )
  const failed = result.numFailedTests + broken.length
  return {
    tally: { passed: result.numPassedTests, failed: failed || (result.success ? 0 : 1) },
    failures: [
      ...broken.map(({ name, message = '' }) => ({ where: name, message })),
      ...tests.filter(({ status }) => status === 'failed').map(({ where, message = '' }) => ({ where, message })),
    ],
    flakes: tests
      .filter(({ status, message }) => status === 'passed' && message !== undefined)
      .map(({ where }) => where),
    slowest: tests,
  }
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { status?: string, results:
 *   { duration?: number, error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * @param {null | Suite & { stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} result
 * @returns {Run}
 */
function ofPlaywright(result) {
  if (!result) return nothing()
  const { expected, unexpected, flaky } = result.stats
  const specs = specsOf(result).map(({ title, file, line, ok, tests }) => {
    const results = tests.flatMap(test => test.results)
    return {
      where: `${file}:${line} › ${title}`,
      isFailed: !ok,
      isFlaky: tests.some(test => test.status === 'flaky'),
      message: results.find(({ error }) => error)?.error?.message ?? '',
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
    }
  })
  return {
    tally: { passed: expected, failed: unexpected + flaky + result.errors.length },
    failures: specs.filter(({ isFailed }) => isFailed),
    flakes: specs.filter(({ isFlaky }) => isFlaky).map(({ where }) => where),
    slowest: specs,
  }
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
