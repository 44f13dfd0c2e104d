import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../contract/problem.ts'

interface Needed {
  readonly version: string
}

const shape = createJsonSchemaTransform({ skipList: [] })

/** Writes the OpenAPI description from the schemas of the routes that are served after this. */
export async function describeApi(server: FastifyInstance, { version }: Needed): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kitloom', version, description: 'The calls of a shop. Failures are application/problem+json.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          guest: { type: 'apiKey', in: 'header', name: 'x-guest-secret' },
        },
      },
    },
    transform(given) {
      const { access } = given.route.config ?? {}
      const kinds = kindsOf(given.schema?.body)
      const described = shape(kinds === null ? given : { ...given, schema: { ...given.schema, body: kinds.json } })
      if (kinds !== null && described.schema) described.schema.body = contentOf(kinds.types, described.schema.body)
      // Files of the app and the like are no calls.
      if (access === undefined) return { ...described, schema: { ...described.schema, hide: true } }
      const response = { ...Object(described.schema?.response), default: failure }
      return {
        ...described,
        schema: { ...described.schema, response, 'x-access': access, security: securityOf[access] },
      }
    },
  })
}

/** The kinds of a body that may come as JSON or as a file; null where it has one shape. */
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

/** Of every call, whatever goes wrong: the codes are listed at /api/docs. */
const failure = {
  description: 'What failed, by its code',
  content: { 'application/problem+json': { schema: z.toJSONSchema(problem) } },
}

const bearer = { bearer: [] }
const securityOf = { public: [], customer: [bearer], visitor: [bearer, { guest: [] }], admin: [bearer] }
