import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ProblemField } from '../contract/problem.ts'
import { fieldCodes, type ProblemCode } from '../contract/problemCodes.ts'
import { FileStoreFailure } from '../files/fileStore.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { Problem } from './problem.ts'

/** Whatever a route throws becomes a problem in words; what nobody expected is logged, and told to nobody. */
export function handleErrors(server: Pick<KitloomServer, 'setErrorHandler'>): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.code === 'something-went-wrong') request.log.error({ err: error }, 'a route failed')
    if (problem.code === 'not-ready') request.log.warn({ err: error }, 'something that is needed cannot be reached')
    return sendProblem(problem, request, reply)
  })
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...problem.told.headers })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toAnswer())
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new Problem('invalid-request', { fields: fieldsOf(error) })
  if (error instanceof FileStoreFailure)
    return new Problem(error.reason === 'full' ? 'storage-full' : 'files-unreachable')
  const { statusCode = 500 } = error
  const known = byStatus[statusCode] ?? (statusCode < 500 ? 'invalid-request' : undefined)
  if (known) return new Problem(known, known === 'invalid-request' ? { detail: error.message } : {})
  if (isDiskFull(error)) return new Problem('storage-full')
  if (isUnreachable(error)) return new Problem('not-ready', { headers: { 'retry-after': '5' } })
  return new Problem('something-went-wrong')
}

/** What fastify and its plugins refuse by themselves. */
const byStatus: Readonly<Record<number, ProblemCode>> = {
  403: 'not-allowed',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'not-ready',
}

interface Invalid {
  readonly validation: readonly { readonly keyword: string; readonly instancePath: string; readonly message?: string }[]
}

/** One complaint a field, the first: an empty number is missing, not also misshapen. */
function fieldsOf({ validation }: Invalid): readonly ProblemField[] {
  const fields = new Map<string, ProblemField>()
  for (const { keyword, instancePath, message } of validation) {
    const path = instancePath.split('/').filter(Boolean).join('.')
    // Schemas of forms give a code of ours in the place of zod's sentence.
    if (!fields.has(path)) fields.set(path, { path, ...fieldTold(message ?? 'not valid', keyword) })
  }
  return [...fields.values()]
}

function fieldTold(message: string, keyword: string): Pick<ProblemField, 'code' | 'message'> {
  const words = fieldCodes[message]
  return words === undefined ? { code: keyword, message } : { code: message, message: words }
}

/** PostgreSQL says 53100, the file system ENOSPC; drizzle wraps the first. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === '53100' || code === 'ENOSPC' || isDiskFull(error.cause)
}

/** The system's codes for a line that cannot be had, and PostgreSQL's for a server that stops, starts, or is full of callers. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'],
])
/** node-postgres gives these no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a part that the server needs, such as its database, could not be reached: it may be back in a moment. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true
  return words.test(error.message) || isUnreachable(error.cause)
}
