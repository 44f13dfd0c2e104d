import { problem } from '../../../server/contract/problem.ts'
import { problemCodes } from '../../../server/contract/problemCodes.ts'
import type { House } from '../../support/server/openHouse.ts'
import { canaries } from './canaries.ts'

type Answer = Awaited<ReturnType<House['get']>>

/** What is wrong with an answer, whatever was asked; null when nothing is. */
export function faultOf({ statusCode, headers, body }: Answer): string | null {
  const said = body + JSON.stringify(headers)
  const leaked = canaries.find(canary => said.includes(canary))
  if (leaked !== undefined) return `It tells ${leaked}.`
  if (statusCode < 400) return null
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `${statusCode}: no problem: ${body}`
  const told = problem.safeParse(JSON.parse(body))
  if (!told.success || !(told.data.code in problemCodes)) return `${statusCode}: not a known problem: ${body}`
  if (told.data.status !== statusCode) return `${statusCode}, and the body says ${told.data.status}`
  // Google is not set up in the house of the tests.
  if (told.data.code === 'social-unavailable') return null
  return statusCode >= 500 ? `${statusCode}: ${body}` : null
}
