import { Problem } from './problem.ts'

/**
 * The version that a change is meant for, of a header such as `If-Match: "3"`.
 * @throws Problem `version-required` without one
 */
export function expectedVersion(headers: Readonly<Record<string, unknown>>): number {
  const given = headers['if-match']
  const version = typeof given === 'string' ? /^"(\d{1,9})"$/.exec(given)?.[1] : undefined
  if (version === undefined) throw new Problem('version-required')
  return Number(version)
}
