import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * What the last runs of vitest and Playwright wrote, added up. A run that left no result counts as one failure,
 * and so does a file that could not be read.
 * @returns {Tally}
 */
export function readTally(folder = 'test-results') {
  const vitest = ofVitest(readJson(`${folder}/vitest.json`))
  const playwright = ofPlaywright(readJson(`${folder}/playwright.json`))
  return { passed: vitest.passed + playwright.passed, failed: vitest.failed + playwright.failed }
}

/** @param {Tally} tally */
export const tallyLine = tally => `${tally.passed} passed, ${tally.failed} failed`

/** @param {string} file */
const readJson = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const nothing = { passed: 0, failed: 1 }

/**
 * @param {null | { success: boolean, numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} result
 * @returns {Tally}
 */
function ofVitest(result) {
  if (!result) return nothing
  const broken = result.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = result.numFailedTests + broken.length
  return { passed: result.numPassedTests, failed: failed || (result.success ? 0 : 1) }
}

/**
 * @param {null | { stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} result
 * @returns {Tally}
 */
function ofPlaywright(result) {
  if (!result) return nothing
  const { expected, unexpected, flaky } = result.stats
  return { passed: expected, failed: unexpected + flaky + result.errors.length }
}
