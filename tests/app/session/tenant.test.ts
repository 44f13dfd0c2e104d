import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../app/device/deviceMemory.ts'
import { createClient, type Fetch } from '../../../app/session/api/createClient.ts'
import { createTenant, tenantFromAddress, withTenant } from '../../../app/session/tenant.ts'
import { pretendServer, problemOf } from '../../support/pretendServer.ts'
import { tenantOf } from '../../support/tenantOf.ts'

function storage(stored = new Map<string, string>()) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
}

const angkor = tenantOf()
const serving = (reported: Parameters<typeof pretendServer>[0][string]) =>
  pretendServer({ 'GET /whoami': reported }).fetch
const open = (fetch: Fetch, stored = storage(), requested: string | null = null) =>
  createTenant({ client: createClient(fetch), memory: deviceMemory(() => stored), requested })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the shop', () => {
  it('is known once the server has said whose it is', async () => {
    const tenant = open(serving({ body: angkor }))
    expect(tenant.state.current()).toEqual({ kind: 'loading' })
    expect(await tenant.load()).toEqual({ kind: 'known', tenant: angkor })
  })

  it('is what it was the last time until then, and without network', async () => {
    const stored = storage()
    await open(serving({ body: angkor }), stored).load()
    const later = open(noNetwork, stored)
    expect(later.state.current()).toMatchObject({ kind: 'known', tenant: { slug: 'angkor' } })
    expect(await later.load()).toMatchObject({ kind: 'known' })
  })

  it('is remembered apart from others on the same device', async () => {
    const stored = storage()
    await open(serving({ body: angkor }), stored).load()
    expect(open(noNetwork, stored, 'mekong').state.current()).toEqual({ kind: 'loading' })
  })

  it.each(['{', '{}', 'null', '[]'])('is not made of what was remembered as %s', text => {
    const stored = storage()
    stored.setItem('kitloom-shop:', text)
    expect(open(noNetwork, stored).state.current()).toEqual({ kind: 'loading' })
  })

  it('may not be reached, and be there at the next try', async () => {
    let isCut = true
    const reported = serving({ body: angkor })
    const tenant = open((address, init) => (isCut ? noNetwork() : reported(address, init)))
    expect(await tenant.load()).toEqual({ kind: 'unreachable' })
    isCut = false
    expect(await tenant.load()).toMatchObject({ kind: 'known' })
  })

  it('may be none, whatever there was before', async () => {
    const stored = storage()
    await open(serving({ body: angkor }), stored).load()
    expect(await open(serving(problemOf(404, 'unknown-tenant')), stored).load()).toEqual({ kind: 'none' })
  })
})

describe('the shop that an address asks for', () => {
  it('stays that of the tab', () => {
    const tab = storage()
    expect(tenantFromAddress('?tenant=mekong', () => tab)).toBe('mekong')
    expect(tenantFromAddress('', () => tab)).toBe('mekong')
    expect(tenantFromAddress('?tenant=Not%20one', () => tab)).toBe('mekong')
  })

  it('is taken where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    }
    expect(tenantFromAddress('?tenant=mekong', forbidden)).toBe('mekong')
    expect(tenantFromAddress('?tenant=../x', forbidden)).toBeNull()
  })

  it('is put into addresses of our own that do not name one', () => {
    const address = withTenant('mekong')
    expect(address('/api/designs?page=2')).toBe('/api/designs?page=2&tenant=mekong')
    expect(address('/api/branding/logo.svg?tenant=tonle')).toBe('/api/branding/logo.svg?tenant=tonle')
    expect(address('blob:picture')).toBe('blob:picture')
    expect(withTenant(null)('/whoami')).toBe('/whoami')
  })
})
