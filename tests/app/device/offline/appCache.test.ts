import { describe, expect, it } from 'vitest'
import { createAppCache, type KeptBuild, kindOfRequest } from '../../../../app/device/offline/appCache.ts'
import { memoryCaches } from '../../../support/memoryCaches.ts'

const origin = 'https://shop.example'
const buildOf = (id: string, files: readonly string[] = []): KeptBuild => ({
  id,
  page: `/assets/page-${id}.html`,
  files: [`/assets/start-${id}.js`, '/assets/three-1.js', ...files],
  lists: ['/api/resources/fonts'],
})
const from = (path: string) => new Request(`${origin}${path}`)
const none = Promise.resolve(undefined)

/** A server that can be gone, and what was requested of it. */
function pretendServer(responses: Readonly<Record<string, () => Response>> = {}) {
  const requested: string[] = []
  const state = { isGone: false }
  const fetch = async (request: Request | string) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname
    requested.push(path)
    if (state.isGone) throw new TypeError('Failed to fetch')
    return responses[path]?.() ?? new Response(path)
  }
  return { requested, state, fetch }
}

const never = () => new Promise<void>(() => {})

function cacheOf(build: KeptBuild, server = pretendServer(), memory = memoryCaches(), pause = never) {
  return { ...createAppCache({ build, caches: memory.caches, fetch: server.fetch, pause }), server, memory }
}

describe('what a device keeps of the app', () => {
  it('starts without a network: its page, its files and what was used', async () => {
    const { install, keep, page, file, server } = cacheOf(buildOf('a'))
    await install()
    await keep([`${origin}/assets/shirt-9.glb`])
    server.state.isGone = true
    expect(await (await page(from('/design/soccer'), none)).text()).toBe('/assets/page-a.html')
    expect(await (await file(from('/assets/start-a.js'))).text()).toBe('/assets/start-a.js')
    expect(await (await file(from('/assets/shirt-9.glb'))).text()).toContain('shirt-9.glb')
    await expect(file(from('/assets/other-9.glb'))).rejects.toThrow('Failed to fetch')
  })

  it('takes a file past what it keeps where a page asks for it anew: what it keeps may be damaged', async () => {
    let sent = 'damaged'
    const server = pretendServer({ '/assets/shirt-9.glb': () => new Response(sent) })
    const { file } = cacheOf(buildOf('a'), server)
    const read = async (request: Request) => (await file(request)).text()
    await read(from('/assets/shirt-9.glb'))
    sent = 'sound'
    expect(await read(from('/assets/shirt-9.glb'))).toBe('damaged')
    // The requests of the tests' DOM say nothing of caches.
    const anew = Object.defineProperty(from('/assets/shirt-9.glb'), 'cache', { value: 'reload' })
    expect(await read(anew)).toBe('sound')
    expect(await read(from('/assets/shirt-9.glb'))).toBe('sound')
  })

  it.each([
    ['is gone', () => new Response('', { status: 404 })],
    ['did not come whole', () => new Response('', { status: 206 })],
    ['fails', () => Response.error()],
  ])('does not become a build of which a file %s', async (_, respond) => {
    const server = pretendServer({ '/assets/start-b.js': respond })
    await expect(cacheOf(buildOf('b'), server).install()).rejects.toThrow('/assets/start-b.js')
  })

  it('fetches of a newer build only what is new, and never shows the page of one with files of another', async () => {
    const memory = memoryCaches()
    const server = pretendServer()
    const old = cacheOf(buildOf('a'), server, memory)
    await old.install()
    server.requested.length = 0
    const next = cacheOf(buildOf('b'), server, memory)
    await next.install()
    expect(server.requested).toEqual(['/assets/page-b.html', '/assets/start-b.js'])
    server.state.isGone = true
    expect(await (await old.page(from('/'), none)).text()).toBe('/assets/page-a.html')
    expect(await (await next.page(from('/'), none)).text()).toBe('/assets/page-b.html')
  })

  it('goes on after it was killed while it was kept', async () => {
    const memory = memoryCaches()
    const server = pretendServer({ '/assets/three-1.js': () => Response.error() })
    await expect(cacheOf(buildOf('a'), server, memory).install()).rejects.toThrow()
    const again = cacheOf(buildOf('a'), pretendServer(), memory)
    await again.install()
    again.server.state.isGone = true
    expect(await (await again.page(from('/'), none)).text()).toBe('/assets/page-a.html')
  })

  it('keeps the build before the newest, which tabs may still be of, and none older', async () => {
    const memory = memoryCaches()
    for (const id of ['a', 'b', 'c']) await cacheOf(buildOf(id), pretendServer(), memory).install()
    await cacheOf(buildOf('c'), pretendServer(), memory).tidy()
    expect(memory.names().filter(name => name.startsWith('kitloom-build-'))).toEqual([
      'kitloom-build-b',
      'kitloom-build-c',
    ])
  })

  it('shows the page of the server where it comes, and its own where it is late or being replaced', async () => {
    const memory = memoryCaches()
    const server = pretendServer({ '/orders': () => new Response('', { status: 502 }) })
    await cacheOf(buildOf('a'), server, memory).install()
    const { page } = cacheOf(buildOf('a'), server, memory)
    expect(await (await page(from('/store'), none)).text()).toBe('/store')
    expect(await (await page(from('/orders'), none)).text()).toBe('/assets/page-a.html')
    const late = cacheOf(buildOf('a'), server, memory, async () => {})
    expect(await (await late.page(from('/store'), new Promise(() => {}))).text()).toBe('/assets/page-a.html')
  })

  it('keeps lists of the shop as they were last, and nothing that is somebody’s own', async () => {
    const responses = {
      '/api/resources/fonts': () => new Response('fonts'),
      '/api/resources/own': () => new Response('own', { headers: { 'cache-control': 'private, no-store' } }),
    }
    const { data, server } = cacheOf(buildOf('a'), pretendServer(responses))
    await data(from('/api/resources/fonts'))
    await data(from('/api/resources/own'))
    server.state.isGone = true
    expect(await (await data(from('/api/resources/fonts'))).text()).toBe('fonts')
    await expect(data(from('/api/resources/own'))).rejects.toThrow()
    await expect(data(from('/api/resources/fonts?page=2'))).rejects.toThrow()
  })

  it('gives what came where the disk is full', async () => {
    const memory = memoryCaches()
    memory.state.isFull = true
    const { file, data } = cacheOf(buildOf('a'), pretendServer(), memory)
    expect(await (await file(from('/assets/shirt-9.glb'))).text()).toBe('/assets/shirt-9.glb')
    expect(await (await data(from('/api/resources/fonts'))).text()).toBe('/api/resources/fonts')
  })
})

describe('what a request is', () => {
  const kind = (path: string, more: Partial<Record<'method' | 'mode' | 'destination', string>> = {}) =>
    kindOfRequest(
      { ...{ method: 'GET', mode: 'cors', destination: '', headers: new Headers() }, ...more, url: path } as Request,
      { origin, lists: ['/api/resources/fonts'] },
    )
  const opened = { mode: 'navigate', destination: 'document' }

  it.each([
    ['/assets/a.js', {}, 'file'],
    ['/design/soccer?tenant=tonle', opened, 'page'],
    ['/api/resources/fonts?page=1', {}, 'data'],
    ['/api/designs/1', {}, null],
    ['/whoami', {}, null],
    ['/assets/a.js', { method: 'POST' }, null],
    ['/console/orders', opened, null],
    ['/supplier?t=1', opened, null],
    ['/api/docs', opened, null],
    ['/design/soccer', { mode: 'navigate', destination: 'iframe' }, null],
  ])('%s is known', (path, more, expected) => {
    expect(kind(`${origin}${path}`, more)).toBe(expected)
  })

  it('of another origin is left alone', () => {
    expect(kind('https://elsewhere.example/assets/a.js')).toBeNull()
  })
})
