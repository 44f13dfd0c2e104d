import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageResponse } from '../../../server/contract/images.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe('GET /api/images', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: databases[0] })
  })
  afterAll(() => api.close())
  const search = async (query: Record<string, string>) => {
    const response = await api.get(`/api/images?${new URLSearchParams(query)}`)
    expect(response.statusCode, response.body).toBe(200)
    return imageResponse.parse(response.json())
  }

  it('responds in the shape of Pixabay, page by page', async () => {
    const first = await search({ q: 'star', type: 'all' })
    const second = await search({ q: 'star', type: 'all', page: '2' })
    expect(first.hits).toHaveLength(24)
    expect(first.total).toBe(first.totalHits)
    const ids = [...first.hits, ...second.hits].map(hit => hit.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await search({ q: 'star', type: 'all', page: '900' })).hits).toEqual([])
  })

  it('serves what it found from its own address, for ever, and able to do nothing', async () => {
    const [hit] = (await search({ q: 'ដំរី', transparent: 'true' })).hits
    const { statusCode, headers, body } = await api.get(hit?.largeImageURL ?? '')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(body).toContain('<svg')
  })

  it.each(['type=film', 'page=0', 'page=x', 'transparent=yes', `q=${'a'.repeat(101)}`])('refuses %s', async query => {
    expect((await api.get(`/api/images?${query}`)).statusCode).toBe(400)
  })

  it.each([
    'files/game-icons/no-such.svg',
    'files/game-icons/lion.png',
    'files/..%2f..%2fx/y.svg',
    'pixabay?address=https://cdn.pixabay.com/photo/2020/01/02/03/04/a.png',
  ])('has nothing at %s', async path => {
    expect([400, 404]).toContain((await api.get(`/api/images/${path}`)).statusCode)
  })
})
