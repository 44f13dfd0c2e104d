import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const halfAYear = 180 * 24 * 60 * 60

/** Headers that keep a page to what it is meant to load and do. */
export async function secureResponses(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // HarfBuzz and the mesh decoder are WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        scriptSrcAttr: ["'none'"],
        // Emotion writes its rules into style elements while the page runs, and the page comes from a file without a nonce.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // The glTF loader fetches the textures of a model from blob addresses.
        connectSrc: ["'self'", 'blob:', 'data:'],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        // Print files are shown before they are saved.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // For browsers that do not read frame-ancestors.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: halfAYear, includeSubDomains: false },
    // The address of a shared design is its key.
    referrerPolicy: { policy: 'no-referrer' },
  })
  server.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
}

/** Brotli or gzip for answers made on the way; files of the build come compressed already. */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
}

/** A connection whose request is answered while the server stops is not kept: it would be waited for until it idles out. */
export function endConnections(server: FastifyInstance): void {
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
