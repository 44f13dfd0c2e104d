import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { docsCall, openApiCall } from '../contract/docs.ts'
import { problem } from '../contract/problem.ts'
import { problemCodes } from '../contract/problemCodes.ts'
import type { KitloomServer } from './kitloomServer.ts'
import { serveCall } from './serveCall.ts'

interface Needed {
  readonly version: string
}

const shape = createJsonSchemaTransform({ skipList: [] })

/** Generates the OpenAPI description from the schemas of all routes that are registered after this. */
export async function describeApi(server: FastifyInstance, { version }: Needed): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kitloom', version, description: 'The API of a shop. Errors are application/problem+json.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          guest: { type: 'apiKey', in: 'header', name: 'x-guest-secret' },
        },
      },
    },
    transform(input) {
      const { access } = input.route.config ?? {}
      const kinds = kindsOf(input.schema?.body)
      const described = shape(kinds === null ? input : { ...input, schema: { ...input.schema, body: kinds.json } })
      if (kinds !== null && described.schema) described.schema.body = contentOf(kinds.types, described.schema.body)
      // Static files are not part of the API.
      if (access === undefined) return { ...described, schema: { ...described.schema, hide: true } }
      const response = { ...Object(described.schema?.response), default: failure }
      return {
        ...described,
        schema: { ...described.schema, response, 'x-access': access, security: securityOf[access] },
      }
    },
  })
}

/** The media types of a body that can be JSON or a file; null when there is only one. */
function kindsOf(body: unknown) {
  if (typeof body !== 'object' || body === null || !('content' in body)) return null
  const content = Object(body.content)
  return { json: content[json]?.schema, types: Object.keys(content) }
}

const json = 'application/json'
const contentOf = (types: readonly string[], shapeOfJson: unknown) => ({
  content: Object.fromEntries(
    types.map(type => [type, { schema: type === json ? shapeOfJson : { type: 'string', format: 'binary' } }]),
  ),
})

/** The error response of every call. The codes are listed at /api/docs. */
const failure = {
  description: 'Error codes',
  content: { 'application/problem+json': { schema: z.toJSONSchema(problem) } },
}

const bearer = { bearer: [] }
const securityOf = {
  public: [],
  customer: [bearer],
  visitor: [bearer, { guest: [] }],
  staff: [bearer],
  admin: [bearer],
}

interface Call {
  readonly summary?: string
  readonly 'x-access'?: string
}

/** `GET /api/docs`: the reference for people; `/api/docs/openapi.json`: for programs. */
export function serveDocs(server: KitloomServer): void {
  serveCall(server, openApiCall, async (_request, reply) => {
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(server.swagger())
  })
  serveCall(server, docsCall, async (_request, reply) => {
    const calls = Object.entries(server.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.entries<Call>(methods ?? {}).map(([method, call]) => rowOf(path, method, call)),
    )
    return reply.type('text/html; charset=utf-8').serializer(String).send(pageOf(calls))
  })
}

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The `type` of a problem links to its row here. */
const failures = Object.entries(problemCodes).map(
  ([code, { status, title }]) =>
    `<tr id="${code.replaceAll(' ', '-')}"><td>${code}</td><td>${status}</td><td>${inHtml(title)}</td></tr>`,
)

function rowOf(path: string, method: string, call: Call) {
  const cells = [method.toUpperCase(), path, call['x-access'] ?? '', call.summary ?? '']
  return `<tr>${cells.map(cell => `<td>${inHtml(cell)}</td>`).join('')}</tr>`
}

const pageOf = (rows: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls of Kitloom</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #191919 }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid #ddd }
  td:nth-child(-n + 2) { font-family: ui-monospace, monospace }
</style>
<h1>Calls of Kitloom</h1>
<p>Shapes of requests and responses: <a href="${openApiCall.path}">openapi.json</a>.</p>
<table>
<tr><th>Method<th>Path<th>Who may ask<th>What it does</tr>
${rows.join('\n')}
</table>
<h2>Failures</h2>
<p>Each is <code>application/problem+json</code> with one of these codes; forms name their fields.</p>
<table>
<tr><th>Code<th>Status<th>Means</tr>
${failures.join('\n')}
</table>
</html>`
