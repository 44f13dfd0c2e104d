import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectCode } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe('pages of other sites round the editor', () => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer()
    owner = await enter(api, { kind: 'admin' })
  })
  afterAll(() => api.close())

  const allow = async (origins: readonly string[]) => {
    const { version } = (await owner.get('/api/console/shop')).json()
    return owner.patch('/api/console/shop', { embedding: { origins } }, { 'if-match': `"${version}"` })
  }
  const headers = async (path: string) => (await api.get(path, { accept: 'text/html' })).headers
  const framers = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec(String((await headers(path))['content-security-policy']))?.[1]

  it('are refused until the owner names their site, and then only round the editor', async () => {
    expect(await framers('/design/soccer')).toBe("'none'")
    await expectCode(allow(['https://club.example', 'http://localhost:8080']), 200)
    expect(await framers('/design/soccer?template=classic')).toBe('https://club.example http://localhost:8080')
    expect((await headers('/design/soccer'))['x-frame-options']).toBeUndefined()
    for (const path of ['/', '/signin', '/console', '/design/checkout/1', '/me/dashboard', '/whoami']) {
      expect(await framers(path)).toBe("'none'")
      expect((await headers(path))['x-frame-options']).toBe('DENY')
    }
    expect((await api.get('/api/embedding')).json()).toEqual({
      origins: ['https://club.example', 'http://localhost:8080'],
    })
  })

  it('hold no policy that was refused before their site was named', async () => {
    const more = { accept: 'text/html', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
    expect((await api.get('/design/soccer', more)).headers['cache-control']).toBe('no-store')
  })

  it('of one shop are not those of another', async () => {
    await expectCode(allow(['https://club.example']), 200)
    const { headers: mekong } = await api.at('mekong').get('/design/soccer', { accept: 'text/html' })
    expect(mekong['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([
    'http://club.example',
    'https://club.example/',
    'https://club.example/path',
    'https://CLUB.example',
    "https://club.example; script-src 'unsafe-inline'",
    'https://*.example',
    '*',
    "'self'",
    'javascript:alert(1)',
    'null',
    '',
  ])('are named by a site and nothing else: %s', async origin => {
    expect((await allow([origin])).statusCode).toBe(400)
  })

  it('stand in the audit log', async () => {
    await expectCode(allow(['https://league.example']), 200)
    const [entry] = (await owner.get('/api/console/audit?subject=shop')).json().items
    expect(JSON.stringify(entry)).toContain('https://league.example')
  })

  it('are named by nobody but owners', async () => {
    const reader = await enter(api, { kind: 'customer' })
    const body = { embedding: { origins: ['https://evil.example'] } }
    expect((await reader.patch('/api/console/shop', body, { 'if-match': '"1"' })).statusCode).toBe(403)
  })
})
