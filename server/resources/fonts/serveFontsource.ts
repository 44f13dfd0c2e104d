import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { describedFont, listedFonts } from '../../contract/fontsource.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { installedFonts } from './installedFonts.ts'

const types: Readonly<Record<string, string>> = { woff2: 'font/woff2', woff: 'font/woff' }

/** `GET /v1/fonts`, `/v1/fonts/{id}` and their files, in the shape of the Fontsource API, from the installed packages. */
export function serveFontsource(server: KitloomServer): void {
  const config = { access: 'public' } as const

  server.get(
    '/v1/fonts',
    { schema: { summary: 'Fonts', response: { 200: listedFonts } }, config },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600')
      return [...(await installedFonts()).values()].map(({ described }) => described)
    },
  )

  const id = z.object({ id: z.string().max(80) })
  server.get(
    '/v1/fonts/:id',
    { schema: { summary: 'A font with its files', params: id, response: { 200: describedFont } }, config },
    async (request, reply) => {
      const font = (await installedFonts()).get(request.params.id)
      if (!font) throw new Problem('not-found')
      reply.header('cache-control', 'public, max-age=3600')
      return font.described
    },
  )

  const file = z.object({ id: z.string().max(80), file: z.string().max(120) })
  server.get(
    '/v1/files/:id/:file',
    { schema: { summary: 'A file of a font', params: file }, config },
    async ({ params }, reply) => {
      const path = (await installedFonts()).get(params.id)?.files.get(params.file)
      if (path === undefined) throw new Problem('not-found')
      return reply
        .type(types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(createReadStream(path))
    },
  )
}
