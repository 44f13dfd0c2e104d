import fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { KitloomServer } from '../../../server/http/kitloomServer.ts'
import { type Logging, loggerOf } from '../../../server/http/logging.ts'

/** A server with only the routes of the test. */
export async function serveLoose(
  fill: (server: KitloomServer) => void,
  logging: Logging = { level: 'silent' },
): Promise<KitloomServer> {
  const server = fastify({ logger: loggerOf(logging) }).withTypeProvider<ZodTypeProvider>()
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  fill(server)
  await server.ready()
  return server
}
