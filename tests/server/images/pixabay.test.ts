import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageAnswer } from '../../../server/contract/images.ts'
import { answerMemory } from '../../../server/images/pixabay/answerMemory.ts'
import { pixabayPicture } from '../../../server/images/pixabay/pixabayAnswer.ts'
import { pixabayPictures } from '../../../server/images/pixabay/pixabayPictures.ts'
import { databases } from '../../support/server/databases.ts'
import { type House, openHouse } from '../../support/server/openHouse.ts'
import { pretendPixabay } from '../../support/server/pretendPixabay.ts'

const aDay = 24 * 60 * 60 * 1000

describe.each(databases)('Pixabay, with a key, on $name', database => {
  let house: House
  const pixabay = pretendPixabay()
  beforeAll(async () => {
    const { fetch } = pixabay
    house = await openHouse({
      database,
      services: ({ database, now }) => ({
        pixabay: pixabayPictures({ key: 'secret-key', memory: answerMemory(database, now), now, fetch }),
      }),
    })
  })
  beforeEach(() => {
    pixabay.begin()
    house.clock.now += aDay + 1
  })
  afterAll(() => house.close())
  const search = async (query: string) => imageAnswer.parse((await house.get(`/api/images?${query}`)).json())

  it('is asked in its own words, and answers through the shop', async () => {
    const answer = await search('q=តោ&type=photo&transparent=true&page=2')
    expect(Object.fromEntries(pixabay.asked[0]?.searchParams ?? [])).toMatchObject({
      key: 'secret-key',
      q: 'lion',
      image_type: 'photo',
      colors: 'transparent',
      page: '2',
      per_page: '24',
    })
    expect(answer).toMatchObject({ total: 4692, totalHits: 500 })
    expect(answer.hits[0]?.licence.title).toBe('Pixabay Content License')
    expect(JSON.stringify(answer)).not.toContain('secret-key')
    const picture = await house.get(answer.hits[0]?.previewURL ?? '')
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(picture.body).toBe('pixels')
  })

  it('is asked once a day for the same words, also when many ask at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => search('q=lion')))
    await search('q=lion')
    expect(pixabay.asked).toHaveLength(1)
    house.clock.now += aDay + 1
    await search('q=lion')
    expect(pixabay.asked).toHaveLength(2)
  })

  it('is not asked more often than it allows; the pictures that are here answer', async () => {
    for (let number = 0; number < 85; number++) await search(`q=lion${number}`)
    expect(pixabay.asked).toHaveLength(80)
    house.clock.now += 60_001
    await search('q=lion99')
    expect(pixabay.asked).toHaveLength(81)
  })

  it('fails without harm: the pictures that are here answer', async () => {
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
    const before = pixabay.asked.length
    for (const address of inner) {
      const answer = await house.get(`/api/images/pixabay?address=${encodeURIComponent(address)}`)
      expect(answer.statusCode, address).toBe(404)
    }
    expect(pixabay.asked).toHaveLength(before)
  })

  it.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })],
    ['a page', () => new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } })],
    ['an SVG', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    [
      'too many bytes',
      () => new Response('x', { headers: { 'content-type': 'image/png', 'content-length': '99999999' } }),
    ],
  ])('does not pass on %s', async (_, picture) => {
    pixabay.picture = picture
    const address = 'https://cdn.pixabay.com/photo/2020/01/02/03/04/a.png'
    expect((await house.get(`/api/images/pixabay?address=${address}`)).statusCode).toBe(404)
  })
})

it('addresses of pictures are known by host and path', () => {
  expect(pixabayPicture('https://cdn.pixabay.com/photo/2020/01/02/03/04/lion-1_150.jpg')).not.toBeNull()
  expect(pixabayPicture('https://pixabay.com/get/g1234_1280.jpg')).not.toBeNull()
})
