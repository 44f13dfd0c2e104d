import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

export interface Served {
  readonly address: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Serves a folder of `tests/browser/fixtures` from its sources. */
export async function serveFixture(name: string): Promise<Served> {
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    cacheDir: `node_modules/.vite-${name}`,
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
  })
  await server.listen(0)
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { address: `${origin}tests/browser/fixtures/${name}/index.html`, close: () => server.close() }
}
