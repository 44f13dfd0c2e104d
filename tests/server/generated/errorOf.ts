import { problem } from '../../../server/contract/problem.ts'
import { problemCodes } from '../../../server/contract/problemCodes.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { canaries } from './canaries.ts'

type Reply = Awaited<ReturnType<TestServer['get']>>

/** The error in a response to any request; null when there is none. */
export function errorOf({ statusCode, headers, body }: Reply): string | null {
  const output = body + JSON.stringify(headers)
  const leaked = canaries.find(canary => output.includes(canary))
  if (leaked !== undefined) return `It tells ${leaked}.`
  if (statusCode < 400) return null
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `${statusCode}: no problem: ${body}`
  const result = problem.safeParse(JSON.parse(body))
  if (!result.success || !(result.data.code in problemCodes)) return `${statusCode}: not a known problem: ${body}`
  if (result.data.status !== statusCode) return `${statusCode}, and the body sends ${result.data.status}`
  // Google is not configured in the tests.
  if (result.data.code === 'social-unavailable') return null
  return statusCode >= 500 ? `${statusCode}: ${body}` : null
}
