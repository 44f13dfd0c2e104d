import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {import('./readRun.js').Run} Run
 * @typedef {import('./readRun.js').Failure} Failure
 * @typedef {import('./readRun.js').Tally} Tally
 */

const LINES_OF_A_MESSAGE = 12

/**
 * What the output of a run ends with, so that its last lines alone name the tests to look at.
 * @param {Run} run
 */
export function closingWords({ tally, failures, flakes, slowest }) {
  return [
    ...failures.map(failure => `\n${failureText(failure)}`),
    ...(flakes.length > 0 ? ['\nFlaky: failed once, then passed:', ...flakes.map(where => `FLAKY   ${where}`)] : []),
    ...(slowest.length > 0 ? ['\nThe slowest, in seconds:'] : []),
    ...slowest.map(({ where, seconds }) => `${seconds.toFixed(1).padStart(7)} ${where}`),
    `\n${tallyLine(tally)}`,
  ].join('\n')
}

/** @param {Failure} failure */
const failureText = ({ where, message }) =>
  `FAILED  ${where}\n${stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n')}`

/** @param {Tally} tally */
export const tallyLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
