import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ where: string, message: string }} Failure */

const LINES_OF_A_MESSAGE = 12

/**
 * What failed in the last runs of vitest and Playwright, named again for the end of the output: whoever sees only
 * the last lines of a long run still learns which tests to look at.
 * @returns {Failure[]}
 */
export function readFailures(folder = 'test-results') {
  return [...ofVitest(readJson(`${folder}/vitest.json`)), ...ofPlaywright(readJson(`${folder}/playwright.json`))]
}

/** @param {Failure} failure */
export const failureText = ({ where, message }) =>
  `FAILED  ${where}\n${stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n')}`

/** @param {string} file */
const readJson = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/**
 * @param {null | { testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} result
 * @returns {Failure[]}
 */
const ofVitest = result =>
  (result?.testResults ?? []).flatMap(file => {
    const failed = file.assertionResults.filter(test => test.status === 'failed')
    if (file.status === 'failed' && failed.length === 0) return [{ where: file.name, message: file.message ?? '' }]
    return failed.map(test => ({
      where: `${file.name} › ${test.fullName}`,
      message: test.failureMessages?.[0] ?? '',
    }))
  })

/**
 * @typedef {{ suites?: Suite[], specs?: { ok: boolean, title: string, file: string, line: number,
 *   tests: { results: { error?: { message?: string } }[] }[] }[] }} Suite
 */

/**
 * @param {null | Suite} suite
 * @returns {Failure[]}
 */
const ofPlaywright = suite => [
  ...(suite?.specs ?? [])
    .filter(spec => !spec.ok)
    .map(spec => ({
      where: `${spec.file}:${spec.line} › ${spec.title}`,
      message: spec.tests.flatMap(test => test.results).find(result => result.error)?.error?.message ?? '',
    })),
  ...(suite?.suites ?? []).flatMap(ofPlaywright),
]
