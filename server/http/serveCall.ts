import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod'
import type { AnswerOf, Call } from '../contract/call.ts'
import type { KitloomServer } from './kitloomServer.ts'

type Read<C, Name extends keyof Call> = C extends { readonly [name in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown

type Brought<C> = C extends { readonly files: readonly string[] } ? Uint8Array | Read<C, 'body'> : Read<C, 'body'>

/** A request whose parts are what the call's schemas made of them. */
export type CallRequest<C extends Call> = FastifyRequest<{
  Params: Read<C, 'params'>
  Querystring: Read<C, 'query'>
  Headers: Read<C, 'headers'>
  Body: Brought<C>
}>

type Told<C extends Call> = C extends { readonly answer: z.ZodType } ? AnswerOf<C> : unknown

/** Answers a call; what it returns is sent. A call that makes something, or not, sets the status itself. */
export type CallHandler<C extends Call> = (request: CallRequest<C>, reply: FastifyReply) => Told<C> | Promise<Told<C>>

/** What a route may take more of than others. */
export interface RouteLimits {
  /** In bytes. */
  readonly bodyLimit?: number
  /** In milliseconds. */
  readonly handlerTimeout?: number
}

/** Serves a call: its route, its checks of what comes and goes, and who may make it. */
export function serveCall<C extends Call>(
  server: KitloomServer,
  call: C,
  handler: CallHandler<C>,
  limits: RouteLimits = {},
): void {
  const answer: RouteHandlerMethod = (request, reply) => {
    if (call.status === 201 || call.status === 204) reply.code(call.status)
    return handler(request as CallRequest<C>, reply)
  }
  server.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: { access: call.access },
    handler: answer,
    ...limits,
  })
}

/** The schemas of a route, as fastify and its description of the API name them. */
function schemaOf(call: Call) {
  const { summary, params, query, headers, status = 200, answer, hidden } = call
  const body = bodyOf(call)
  const statuses = typeof status === 'number' ? [status] : status
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(call.form && { consumes: ['multipart/form-data'] }),
    ...(answer && { response: Object.fromEntries(statuses.map(each => [each, answer])) }),
    ...(hidden && { hide: true }),
  }
}

const bytes = z.instanceof(Uint8Array)

/** Bytes alone are read by their room; where JSON may come in their place, each kind has its schema. */
function bodyOf({ body, files }: Call) {
  if (!body || !files) return body
  const kinds = files.map(type => [type, { schema: bytes }] as const)
  return { content: { 'application/json': { schema: body }, ...Object.fromEntries(kinds) } }
}
