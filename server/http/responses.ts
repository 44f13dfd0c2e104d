import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const halfAYear = 180 * 24 * 60 * 60

/** Security headers that restrict what a page may load and do. */
export async function secureResponses(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // HarfBuzz and the mesh decoder are WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        scriptSrcAttr: ["'none'"],
        // Emotion writes style elements at run time, and the page is a static file without a nonce.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // The glTF loader fetches textures from blob addresses.
        connectSrc: ["'self'", 'blob:', 'data:'],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        // Print files are previewed from blob addresses.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // This header is for browsers without frame-ancestors.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: halfAYear, includeSubDomains: false },
    // The address of a shared design is secret.
    referrerPolicy: { policy: 'no-referrer' },
  })
  server.addHook('onSend', async (request, reply) => {
    if (isOwnPreview(request)) {
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
      reply.header('x-frame-options', 'SAMEORIGIN')
    }
    // Suppliers scan the codes on pieces.
    const camera = /^\/supplier(?:[/?]|$)/.test(request.url) ? '(self)' : '()'
    reply.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`)
  })
}

/** The console shows pages of the shop in a frame. No other site may, and the console itself is in no frame at all. */
function isOwnPreview({ url, headers }: FastifyRequest): boolean {
  const isConsole = /^\/(?:console|supplier)(?:[/?]|$)/.test(url)
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin' && !isConsole
}

/** Compresses dynamic responses with Brotli or gzip; built files are compressed in advance. */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
}

/** Closes connections after their response while the server stops, which otherwise waits until they are idle. */
export function endConnections(server: FastifyInstance): void {
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
