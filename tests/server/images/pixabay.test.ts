import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageResponse } from '../../../server/contract/images.ts'
import { pixabayImages } from '../../../server/images/pixabay/pixabayImages.ts'
import { pixabayImageUrl } from '../../../server/images/pixabay/pixabayResponse.ts'
import { responseCache } from '../../../server/images/pixabay/responseCache.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { pretendPixabay } from '../../support/server/pretendPixabay.ts'

const aDay = 24 * 60 * 60 * 1000

describe.each(databases)('Pixabay, with a key, on $name', database => {
  let api: TestServer
  const pixabay = pretendPixabay()
  beforeAll(async () => {
    const { fetch } = pixabay
    api = await openTestServer({
      database,
      services: ({ database, now }) => ({
        pixabay: pixabayImages({ key: 'secret-key', cache: responseCache(database, now), now, fetch }),
      }),
    })
  })
  beforeEach(() => {
    pixabay.begin()
    api.clock.now += aDay + 1
  })
  afterAll(() => api.close())
  const search = async (query: string) => imageResponse.parse((await api.get(`/api/images?${query}`)).json())

  it('is queried in English, and its images go through the shop', async () => {
    const response = await search('q=តោ&type=photo&transparent=true&page=2')
    expect(Object.fromEntries(pixabay.requests[0]?.searchParams ?? [])).toMatchObject({
      key: 'secret-key',
      q: 'lion',
      image_type: 'photo',
      colors: 'transparent',
      page: '2',
      per_page: '24',
    })
    expect(response).toMatchObject({ total: 4692, totalHits: 500 })
    expect(response.hits[0]?.licence.title).toBe('Pixabay Content License')
    expect(JSON.stringify(response)).not.toContain('secret-key')
    const image = await api.get(response.hits[0]?.previewURL ?? '')
    expect(image.headers['content-type']).toBe('image/jpeg')
    expect(image.body).toBe('pixels')
  })

  it('is queried once a day for the same words, also by concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => search('q=lion')))
    await search('q=lion')
    expect(pixabay.requests).toHaveLength(1)
    api.clock.now += aDay + 1
    await search('q=lion')
    expect(pixabay.requests).toHaveLength(2)
  })

  it('is not queried above its rate limit; our own images are found instead', async () => {
    for (let number = 0; number < 85; number++) await search(`q=lion${number}`)
    expect(pixabay.requests).toHaveLength(80)
    api.clock.now += 60_001
    await search('q=lion99')
    expect(pixabay.requests).toHaveLength(81)
  })

  it('fails without harm: our own images are found instead', async () => {
    pixabay.status = 500
    expect((await search('q=lion')).hits[0]?.previewURL).toContain('/api/images/files/')
  })

  it('cannot lead the shop to other addresses', async () => {
    pixabay.largeImageURL = 'http://169.254.169.254/latest/meta-data'
    expect((await search('q=lion')).hits).toEqual([])
    const inner = [
      'http://127.0.0.1:5432/',
      'https://localhost/photo/2020/01/02/03/04/a.png',
      'http://cdn.pixabay.com/photo/2020/01/02/03/04/a.png',
      'https://cdn.pixabay.com:8443/photo/2020/01/02/03/04/a.png',
      'https://cdn.pixabay.com@10.0.0.1/photo/2020/01/02/03/04/a.png',
      'https://cdn.pixabay.com.elsewhere.example/photo/2020/01/02/03/04/a.png',
      'https://pixabay.com/api/?key=x',
      'https://pixabay.com/get/../api/',
      'file:///etc/passwd',
      '//127.0.0.1/',
      '',
    ]
    const before = pixabay.requests.length
    for (const address of inner) {
      const response = await api.get(`/api/images/pixabay?address=${encodeURIComponent(address)}`)
      expect(response.statusCode, address).toBe(404)
    }
    expect(pixabay.requests).toHaveLength(before)
  })

  it.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })],
    ['a page', () => new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } })],
    ['an SVG', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    [
      'too many bytes',
      () => new Response('x', { headers: { 'content-type': 'image/png', 'content-length': '99999999' } }),
    ],
  ])('does not pass on %s', async (_, image) => {
    pixabay.image = image
    const address = 'https://cdn.pixabay.com/photo/2020/01/02/03/04/a.png'
    expect((await api.get(`/api/images/pixabay?address=${address}`)).statusCode).toBe(404)
  })
})

it('addresses of images are known by host and path', () => {
  expect(pixabayImageUrl('https://cdn.pixabay.com/photo/2020/01/02/03/04/lion-1_150.jpg')).not.toBeNull()
  expect(pixabayImageUrl('https://pixabay.com/get/g1234_1280.jpg')).not.toBeNull()
})
