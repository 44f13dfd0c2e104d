import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ProblemField } from '../contract/problem.ts'
import { fieldCodes, type ProblemCode } from '../contract/problemCodes.ts'
import { FileStoreFailure } from '../files/fileStore.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { Problem } from './problem.ts'

/** Turns whatever a route throws into a problem. Unexpected errors are logged and not revealed. */
export function handleErrors(server: Pick<KitloomServer, 'setErrorHandler'>): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.code === 'something-went-wrong') request.log.error({ err: error }, 'a route failed')
    if (problem.code === 'not-ready') request.log.warn({ err: error }, 'a dependency is unreachable')
    return sendProblem(problem, request, reply)
  })
}

/** Refuses an address that cannot be decoded, such as `/%`, before any hook or route. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff')
  sendProblem(new Problem('invalid-request', { detail: 'This address is not valid.' }), request, reply)
}

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...problem.details.headers })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.toResponse())
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

/** The problems of errors that fastify and its plugins throw. */
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

/** The first error of each field: an empty number is missing, and not malformed as well. */
function fieldsOf({ validation }: Invalid): readonly ProblemField[] {
  const fields = new Map<string, ProblemField>()
  for (const { keyword, instancePath, message } of validation) {
    const path = instancePath.split('/').filter(Boolean).join('.')
    // Form schemas put one of our codes where zod puts a message.
    if (!fields.has(path)) fields.set(path, { path, ...describeField(message ?? 'not valid', keyword) })
  }
  return [...fields.values()]
}

function describeField(message: string, keyword: string): Pick<ProblemField, 'code' | 'message'> {
  const words = fieldCodes[message]
  return words === undefined ? { code: keyword, message } : { code: message, message: words }
}

/** PostgreSQL reports 53100, which drizzle wraps, and the file system ENOSPC. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === '53100' || code === 'ENOSPC' || isDiskFull(error.cause)
}

/**
 * The system's codes for a failed connection, and PostgreSQL's for a server that stops, starts, or has too many
 * clients.
 */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300'],
])
/** Messages of node-postgres that have no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a dependency, such as the database, is temporarily unreachable. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true
  return words.test(error.message) || isUnreachable(error.cause)
}
