import type { FastifyReply, FastifyRequest, FastifySchemaCompiler, RouteHandlerMethod } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Call, ResponseOf } from '../contract/call.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { Problem } from './problem.ts'

type Read<C, Name extends keyof Call> = C extends { readonly [name in Name]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown

type BodyInput<C> = C extends { readonly files: readonly string[] } ? Uint8Array | Read<C, 'body'> : Read<C, 'body'>

/** A request with the parsed parts of its call. */
export type CallRequest<C extends Call> = FastifyRequest<{
  Params: Read<C, 'params'>
  Querystring: Read<C, 'query'>
  Headers: Read<C, 'headers'>
  Body: BodyInput<C>
}>

type ResultOf<C extends Call> = C extends { readonly response: z.ZodType } ? ResponseOf<C> : unknown

/** Handles a call and returns its response. A call with two statuses sets the status itself. */
export type CallHandler<C extends Call> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => ResultOf<C> | Promise<ResultOf<C>>

/** Limits of a route that differ from the defaults. */
export interface RouteLimits {
  /** In bytes. */
  readonly bodyLimit?: number
  /** In milliseconds. */
  readonly handlerTimeout?: number
}

/** Registers the route of a call with its validation and access rule. */
export function serveCall<C extends Call>(
  server: KitloomServer,
  call: C,
  handler: CallHandler<C>,
  limits: RouteLimits = {},
): void {
  const response: RouteHandlerMethod = (request, reply) => {
    if (call.status === 201 || call.status === 204) reply.code(call.status)
    return handler(request as CallRequest<C>, reply)
  }
  server.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    config: {
      access: call.access,
      ...(call.right && { right: call.right }),
      beforeTerms: call.beforeTerms ?? call.access === 'public',
    },
    handler: response,
    ...limits,
  })
}

/** Parses the parts of a request. Zod itself fails on an object whose `length` cannot be compared; that is not valid. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = route => {
  const validate = validatorCompiler(route)
  return input => {
    try {
      return validate(input)
    } catch (error) {
      if (error instanceof TypeError) return { error: new Problem('invalid-request') }
      throw error
    }
  }
}

/** The schemas of a route, in the form of fastify and its OpenAPI plugin. */
function schemaOf(call: Call) {
  const { summary, params, query, headers, status = 200, response, hidden } = call
  const body = bodyOf(call)
  const statuses = typeof status === 'number' ? [status] : status
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(call.form && { consumes: ['multipart/form-data'] }),
    ...(response && { response: Object.fromEntries(statuses.map(each => [each, response])) }),
    ...(hidden && { hide: true }),
  }
}

const bytes = z.instanceof(Uint8Array)

/** Bodies of bytes have no schema; where JSON is allowed too, each media type has its own. */
function bodyOf({ body, files }: Call) {
  if (!body || !files) return body
  const kinds = files.map(type => [type, { schema: bytes }] as const)
  return { content: { 'application/json': { schema: body }, ...Object.fromEntries(kinds) } }
}
