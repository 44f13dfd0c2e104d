import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { openTestServer, page } from './server/openTestServer.ts'

export const script = `console.log(${JSON.stringify('kit '.repeat(600))})`

export const consolePage = '<!doctype html><title>Console</title>'

/** A server over a small built app, with a clock that the test moves. */
export async function createServedApp() {
  const builtApp = mkdtempSync(join(tmpdir(), 'kitloom-built-'))
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(builtApp, file)), { recursive: true })
    writeFileSync(join(builtApp, file), content)
  }
  write('index.html', page)
  write('console.html', consolePage)
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('assets/main-4f2a.js', script)
  write('assets/main-4f2a.js.br', brotliCompressSync(script))
  write('assets/main-4f2a.js.gz', gzipSync(script))
  write('assets/shaper-77aa.wasm', new Uint8Array([0, 97, 115, 109]))
  write('assets/jersey-01bc.glb', 'glTF')
  write('.stamp', 'not for everybody')

  const api = await openTestServer({ services: () => ({ builtApp }) })
  const { server, clock } = api
  return {
    server,
    clock,
    get: (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers }),
    visit: (url: string, headers: Readonly<Record<string, string>> = {}) =>
      server.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } }),
    async close() {
      await api.close()
      rmSync(builtApp, { recursive: true, force: true })
    },
  }
}
