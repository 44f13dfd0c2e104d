import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiRoot } from '../contract/call.ts'
import { sendProblem } from './handleErrors.ts'
import { Problem } from './problem.ts'

interface Needed {
  /** The absolute path of the built app. */
  readonly builtApp: string
}

/** Sends the page of an address. */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const forever = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/**
 * Serves the built app. Files below `/assets/` have a content hash in their names and are cached forever; all others
 * are revalidated each time. Other addresses are screens of the app and get the page.
 */
export async function serveApp(server: FastifyInstance, { builtApp }: Needed, sendPage: SendPage): Promise<void> {
  await server.register(serveFiles, {
    root: builtApp,
    // These are the .br and .gz files of the build.
    preCompressed: true,
    // `reply.sendFile` below sets its own headers.
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    // The routes below serve what the build made.
    serve: false,
    setHeaders(reply, path) {
      reply.header('cache-control', isHashed(path.slice(builtApp.length)) ? forever : revalidate)
    },
  })
  const files = await filesOf(builtApp)
  server.get('/', (request, reply) => sendPage(request, reply))
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*']
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound()
  })
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (!isScreen(request, path)) return sendNotFound(request, reply, path)
    return isConsole(path) ? reply.sendFile('console.html') : sendPage(request, reply)
  })
}

/** Paths of the files of a folder, read once: to look each name up on disk took half the time of a visit. */
async function filesOf(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Set(paths)
}

const isHashed = (path: string) => path.replaceAll('\\', '/').startsWith('/assets/')

function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string) {
  reply.code(404).header('cache-control', 'no-store')
  if (path.startsWith(apiRoot)) {
    return sendProblem(new Problem('not-found', { detail: `Nothing exists at ${path}.` }), request, reply)
  }
  return reply.type('text/plain; charset=utf-8').send('Nothing exists at this address.')
}

/** The console and the page of suppliers are in a page of their own, so that none of their scripts is in the shop's. */
const isConsole = (path: string): boolean => /^\/(?:console|supplier)(?:\/|$)/.test(path)

/** A missing file must be a 404, because the page in its place would look like a broken script or image. */
function isScreen(request: FastifyRequest, path: string): boolean {
  const { accept = '*/*', 'sec-fetch-dest': element } = request.headers
  // Messengers that look for an image and a title accept anything; browsers say when they look for a script or an image.
  const acceptsPage = accept.includes('text/html') || (accept.includes('*/*') && element === undefined)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const isFile = path.includes('%00') || /\.[a-z0-9]{1,8}$/i.test(path) || path.startsWith('/assets/')
  return reads && acceptsPage && !isFile && !path.startsWith(apiRoot)
}
