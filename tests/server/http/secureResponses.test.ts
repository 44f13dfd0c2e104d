import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServedApp } from '../../support/builtApp.ts'

describe('headers that keep a page safe', () => {
  let app: Awaited<ReturnType<typeof createServedApp>>
  beforeAll(async () => {
    app = await createServedApp()
  })
  afterAll(() => app.close())

  const policyOf = async (url: string) => {
    const { headers } = await app.visit(url)
    const directives = String(headers['content-security-policy']).split(';')
    return Object.fromEntries(directives.map(line => line.trim().split(/ (.*)/s) as [string, string]))
  }

  it('lets our scripts, workers and WebAssembly run, and no inline scripts', async () => {
    const policy = await policyOf('/design/soccer')
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval'")
    expect(policy['worker-src']).toBe("'self'")
    expect(policy['default-src']).toBe("'self'")
  })

  it('does not let another site frame a page or send its forms elsewhere', async () => {
    const policy = await policyOf('/')
    expect(policy).toMatchObject({
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'base-uri': "'self'",
      'object-src': "'none'",
    })
  })

  it.each(['/', '/assets/main-4f2a.js', '/health', '/assets/gone.js'])('are on %s', async url => {
    const { headers } = await app.visit(url)
    expect(headers['content-security-policy']).toBeDefined()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('let a page of the shop be framed by the shop itself alone, and the console by nobody', async () => {
    const framed = async (path: string, site: string) =>
      (await app.visit(path, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site })).headers
    const own = await framed('/store', 'same-origin')
    expect(own['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(own['x-frame-options']).toBe('SAMEORIGIN')
    for (const [path, site] of [
      ['/store', 'cross-site'],
      ['/console', 'same-origin'],
      ['/console/orders', 'same-origin'],
      ['/supplier', 'same-origin'],
    ] as const) {
      const headers = await framed(path, site)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    }
  })

  it('let the page of suppliers alone use the camera', async () => {
    const policyAt = async (path: string) => (await app.visit(path)).headers['permissions-policy']
    expect(await policyAt('/supplier?tenant=angkor')).toContain('camera=(self)')
    expect(await policyAt('/suppliers')).toContain('camera=()')
    expect(await policyAt('/store')).toContain('camera=()')
  })
})
