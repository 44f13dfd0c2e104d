import { createReadStream } from 'node:fs'
import { fontsourceFileCall, listFontsourceCall, readFontsourceCall } from '../../contract/fontsource.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { installedFonts } from './installedFonts.ts'

const types: Readonly<Record<string, string>> = { woff2: 'font/woff2', woff: 'font/woff' }

/** `GET /v1/fonts`, `/v1/fonts/{id}` and their files, in the shape of the Fontsource API, from the installed packages. */
export function serveFontsource(server: KitloomServer): void {
  serveCall(server, listFontsourceCall, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600')
    return [...(await installedFonts()).values()].map(({ described }) => described)
  })

  serveCall(server, readFontsourceCall, async (request, reply) => {
    const font = (await installedFonts()).get(request.params.id)
    if (!font) throw new Problem('not-found')
    reply.header('cache-control', 'public, max-age=3600')
    return font.described
  })

  serveCall(server, fontsourceFileCall, async ({ params }, reply) => {
    const path = (await installedFonts()).get(params.id)?.files.get(params.file)
    if (path === undefined) throw new Problem('not-found')
    return reply
      .type(types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(path))
  })
}
