import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whoami } from '../../../server/contract/whoami.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe.each(databases)('GET /whoami on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  it.each([
    ['angkor', 'អង្គរ ស្ព័រ', 8],
    ['mekong', 'មេគង្គ បាល់ទាត់', 1],
    ['tonle', 'Tonle Studio', 3],
  ])('knows the shop %s by its host', async (slug, name, types) => {
    const response = await api.at(slug).get('/whoami')
    expect(response.statusCode).toBe(200)
    const shop = whoami.parse(response.json())
    expect(shop).toMatchObject({ slug, name })
    expect(shop.productTypes).toHaveLength(types)
    expect(shop.settings.homepage.theme.palette.color).toMatch(/^#/)
  })

  it('knows a demo shop by ?tenant=', async () => {
    const response = await api.as({ host: 'localhost:3000' }).get('/whoami?tenant=tonle')
    expect(response.json().slug).toBe('tonle')
  })

  it.each(['localhost:3000', '127.0.0.1', 'kitloom.example', 'ANGKOR.localhost:80'])(
    'gives the first shop at %s',
    async host => {
      expect((await api.as({ host }).get('/whoami')).json().slug).toBe('angkor')
    },
  )

  it('serves the logo as an image that runs nothing', async () => {
    const { logo } = (await api.at('mekong').get('/whoami')).json()
    const response = await api.as({ host: 'localhost' }).get(logo)
    expect(response.headers['content-type']).toContain('image/svg+xml')
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(response.body).toContain('#1d4ed8')
  })
})
