import { describe, expect, it } from 'vitest'
import { deviceMemory } from '../../../app/device/deviceMemory.ts'
import { createClient, type Fetch } from '../../../app/session/api/createClient.ts'
import { askedShop, createShop, inShop } from '../../../app/session/shop.ts'
import { pretendServer, problemOf } from '../../support/pretendServer.ts'
import { shopOf } from '../../support/shopOf.ts'

function storage(kept = new Map<string, string>()) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

const angkor = shopOf()
const answering = (told: Parameters<typeof pretendServer>[0][string]) => pretendServer({ 'GET /whoami': told }).fetch
const open = (fetch: Fetch, kept = storage(), asked: string | null = null) =>
  createShop({ client: createClient(fetch), memory: deviceMemory(() => kept), asked })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the shop', () => {
  it('is known once the server has said whose it is', async () => {
    const shop = open(answering({ body: angkor }))
    expect(shop.state.current()).toEqual({ kind: 'loading' })
    expect(await shop.load()).toEqual({ kind: 'known', shop: angkor })
  })

  it('is what it was the last time until then, and without network', async () => {
    const kept = storage()
    await open(answering({ body: angkor }), kept).load()
    const later = open(noNetwork, kept)
    expect(later.state.current()).toMatchObject({ kind: 'known', shop: { slug: 'angkor' } })
    expect(await later.load()).toMatchObject({ kind: 'known' })
  })

  it('is remembered apart from others on the same device', async () => {
    const kept = storage()
    await open(answering({ body: angkor }), kept).load()
    expect(open(noNetwork, kept, 'mekong').state.current()).toEqual({ kind: 'loading' })
  })

  it.each(['{', '{}', 'null', '[]'])('is not made of what was remembered as %s', text => {
    const kept = storage()
    kept.setItem('kitloom-shop:', text)
    expect(open(noNetwork, kept).state.current()).toEqual({ kind: 'loading' })
  })

  it('may not be reached, and be there at the next try', async () => {
    let isCut = true
    const told = answering({ body: angkor })
    const shop = open((address, init) => (isCut ? noNetwork() : told(address, init)))
    expect(await shop.load()).toEqual({ kind: 'unreachable' })
    isCut = false
    expect(await shop.load()).toMatchObject({ kind: 'known' })
  })

  it('may be none, whatever there was before', async () => {
    const kept = storage()
    await open(answering({ body: angkor }), kept).load()
    expect(await open(answering(problemOf(404, 'unknown-tenant')), kept).load()).toEqual({ kind: 'none' })
  })
})

describe('the shop that an address asks for', () => {
  it('stays that of the tab', () => {
    const tab = storage()
    expect(askedShop('?tenant=mekong', () => tab)).toBe('mekong')
    expect(askedShop('', () => tab)).toBe('mekong')
    expect(askedShop('?tenant=Not%20one', () => tab)).toBe('mekong')
  })

  it('is taken where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    }
    expect(askedShop('?tenant=mekong', forbidden)).toBe('mekong')
    expect(askedShop('?tenant=../x', forbidden)).toBeNull()
  })

  it('is put into addresses of our own that do not name one', () => {
    const address = inShop('mekong')
    expect(address('/api/designs?page=2')).toBe('/api/designs?page=2&tenant=mekong')
    expect(address('/api/branding/logo.svg?tenant=tonle')).toBe('/api/branding/logo.svg?tenant=tonle')
    expect(address('blob:picture')).toBe('blob:picture')
    expect(inShop(null)('/whoami')).toBe('/whoami')
  })
})
