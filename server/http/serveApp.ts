import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiRoot } from '../contract/call.ts'
import { sendProblem } from './handleErrors.ts'
import { Problem } from './problem.ts'

interface Needed {
  /** Absolute path of the built app. */
  readonly builtApp: string
}

const forever = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

/**
 * Serves the built app. Files below `/assets/` carry the hash of their content in their names and are kept for ever;
 * everything else is asked for again each time. An address that is no file is a screen of the app and gets the page.
 */
export async function serveApp(server: FastifyInstance, { builtApp }: Needed): Promise<void> {
  await server.register(serveFiles, {
    root: builtApp,
    // The .br and .gz files that the build wrote.
    preCompressed: true,
    // `reply.sendFile` below sets its own.
    cacheControl: false,
    dotfiles: 'ignore',
    index: 'index.html',
    setHeaders(reply, path) {
      reply.header('cache-control', isHashed(path.slice(builtApp.length)) ? forever : askAgain)
    },
  })
  server.setNotFoundHandler(answerScreenOrNotFound)
}

const isHashed = (path: string) => path.replaceAll('\\', '/').startsWith('/assets/')

function answerScreenOrNotFound(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  if (isScreen(request, path)) return reply.sendFile('index.html')
  reply.code(404).header('cache-control', 'no-store')
  if (path.startsWith(apiRoot)) {
    return sendProblem(new Problem('not-found', { detail: `There is nothing at ${path}.` }), request, reply)
  }
  return reply.type('text/plain; charset=utf-8').send('There is nothing at this address.')
}

/** A file that is missing has to say so: a page in its place would be read as a broken script or picture. */
function isScreen(request: FastifyRequest, path: string): boolean {
  const asksForPage = request.headers.accept?.includes('text/html') ?? false
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path) || path.startsWith('/assets/')
  return reads && asksForPage && !isFile && !path.startsWith(apiRoot)
}
