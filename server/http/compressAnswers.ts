import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Brotli or gzip for answers made on the way; files of the build come compressed already. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
}
