import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whoami } from '../../../server/contract/whoami.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'

describe.each(databases)('GET /whoami on $name', database => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ database })
  })
  afterAll(() => house.close())

  it.each([
    ['angkor', 'អង្គរ ស្ព័រ', 8],
    ['mekong', 'មេគង្គ បាល់ទាត់', 1],
    ['tonle', 'Tonle Studio', 2],
  ])('knows the shop %s by its host', async (slug, name, types) => {
    const answer = await house.at(slug).get('/whoami')
    expect(answer.statusCode).toBe(200)
    const shop = whoami.parse(answer.json())
    expect(shop).toMatchObject({ slug, name })
    expect(shop.productTypes).toHaveLength(types)
    expect(shop.settings.homepage.theme.palette.color).toMatch(/^#/)
  })

  it('knows a demo shop by ?tenant=', async () => {
    const answer = await house.as({ host: 'localhost:3000' }).get('/whoami?tenant=tonle')
    expect(answer.json().slug).toBe('tonle')
  })

  it.each(['localhost:3000', '127.0.0.1', 'kitloom.example', 'ANGKOR.localhost:80'])(
    'gives the first shop at %s',
    async host => {
      expect((await house.as({ host }).get('/whoami')).json().slug).toBe('angkor')
    },
  )

  it('serves the logo as a picture that may do nothing', async () => {
    const { logo } = (await house.at('mekong').get('/whoami')).json()
    const answer = await house.as({ host: 'localhost' }).get(logo)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('#1d4ed8')
  })
})
