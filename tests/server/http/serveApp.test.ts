import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServedApp, script } from '../../support/builtApp.ts'
import { page } from '../../support/server/openHouse.ts'

describe('the served app', () => {
  let app: Awaited<ReturnType<typeof createServedApp>>
  beforeAll(async () => {
    app = await createServedApp()
  })
  afterAll(() => app.close())

  it.each(['/', '/design/soccer', '/design/checkout/4711', '/me/dashboard?tab=1'])(
    'gives the page at %s',
    async url => {
      const answer = await app.visit(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toBe(page)
    },
  )

  it('keeps hashed files for ever', async () => {
    const answer = await app.get('/assets/main-4f2a.js')
    expect(answer.body).toBe(script)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('asks again for files without a hash, and answers that they are the same', async () => {
    const first = await app.get('/favicon.svg')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await app.get('/favicon.svg', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends what the build compressed as %s', async (encoding, open) => {
    const answer = await app.get('/assets/main-4f2a.js', { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(String(answer.headers.vary)).toMatch(/accept-encoding/i)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(open(answer.rawPayload).toString()).toBe(script)
  })

  it('names WebAssembly, so that it is compiled while it loads', async () => {
    const answer = await app.get('/assets/shaper-77aa.wasm')
    expect(answer.headers['content-type']).toBe('application/wasm')
  })

  it.each(['/assets/main-old.js', '/assets/gone', '/favicon.ico', '/models/jersey.glb'])(
    'says that the file %s is missing, even to a browser that visits it',
    async url => {
      const answer = await app.visit(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/plain')
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  it('does not give the page to a script that asks for a path', async () => {
    const answer = await app.get('/design/soccer', { accept: 'application/json' })
    expect(answer.statusCode).toBe(404)
  })

  it('answers as data below /api', async () => {
    const answer = await app.visit('/api/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not-found' })
  })

  it('refuses to send a page as the answer to a POST', async () => {
    const answer = await app.server.inject({ method: 'POST', url: '/design/soccer', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
  })

  it.each(['/.stamp', '/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%00', '/%zz'])(
    'keeps %s to itself',
    async url => {
      const answer = await app.get(url)
      expect([400, 403, 404]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('kitloom')
      expect(answer.body).not.toContain('not for everybody')
    },
  )
})
