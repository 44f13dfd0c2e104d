import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consolePage, createServedApp, script } from '../../support/builtApp.ts'
import { page } from '../../support/server/openTestServer.ts'

describe('the served app', () => {
  let app: Awaited<ReturnType<typeof createServedApp>>
  beforeAll(async () => {
    app = await createServedApp()
  })
  afterAll(() => app.close())

  it.each(['/', '/design/soccer', '/design/checkout/4711', '/me/dashboard?tab=1'])(
    'gives the page at %s',
    async url => {
      const response = await app.visit(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toContain('text/html')
      expect(response.headers['cache-control']).toBe('no-cache')
      expect(response.body).toBe(page)
    },
  )

  it.each([
    ['/console', consolePage],
    ['/console/orders?status=REVIEWING', consolePage],
    ['/consoles', page],
  ])('gives its own page at %s', async (url, expected) => {
    expect((await app.visit(url)).body).toBe(expected)
  })

  it('keeps hashed files for ever', async () => {
    const response = await app.get('/assets/main-4f2a.js')
    expect(response.body).toBe(script)
    expect(response.headers['content-type']).toContain('javascript')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('revalidates files without a hash, and responds that they are unchanged', async () => {
    const first = await app.get('/favicon.svg')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await app.get('/favicon.svg', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends what the build compressed as %s', async (encoding, open) => {
    const response = await app.get('/assets/main-4f2a.js', { 'accept-encoding': encoding })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toContain('javascript')
    expect(String(response.headers.vary)).toMatch(/accept-encoding/i)
    expect(response.headers['cache-control']).toContain('immutable')
    expect(open(response.rawPayload).toString()).toBe(script)
  })

  it('names WebAssembly, so that it is compiled while it loads', async () => {
    const response = await app.get('/assets/shaper-77aa.wasm')
    expect(response.headers['content-type']).toBe('application/wasm')
  })

  it.each(['/assets/main-old.js', '/assets/gone', '/favicon.ico', '/models/jersey.glb'])(
    'says that the file %s is missing, even to a browser that visits it',
    async url => {
      const response = await app.visit(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toContain('text/plain')
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  it('does not send the page to a script that requests a path', async () => {
    const response = await app.get('/design/soccer', { accept: 'application/json' })
    expect(response.statusCode).toBe(404)
  })

  it('responds with JSON below /api', async () => {
    const response = await app.visit('/api/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not-found' })
  })

  it('does not send the page as the response to a POST', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/design/soccer',
      headers: { accept: 'text/html' },
    })
    expect(response.statusCode).toBe(404)
  })

  it.each(['/.stamp', '/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%00', '/%zz'])(
    'keeps %s to itself',
    async url => {
      const response = await app.get(url)
      expect([400, 403, 404]).toContain(response.statusCode)
      expect(response.body).not.toContain('kitloom')
      expect(response.body).not.toContain('not for everybody')
    },
  )
})
