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
})
