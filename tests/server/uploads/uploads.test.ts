import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '../../../server/contract/uploads.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { formOf, type GivenFile, images, svgOf } from '../../support/server/uploadFiles.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const secret = (email: string) => email.repeat(32)

describe.each(databases)('uploads on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const send = async (files: readonly GivenFile[], { guest = 'g', shop = 'angkor' } = {}) => {
    const { body, headers } = await formOf(files)
    return api.at(shop, { 'x-guest-secret': secret(guest) }).post('/api/uploads', body, headers)
  }
  const keep = async (name: string, bytes: Uint8Array) => {
    const response = await send([[name, bytes]])
    expect(response.statusCode, response.body).toBe(201)
    const [item] = uploads.parse(response.json()).items
    if (!item) throw new Error('Nothing was kept.')
    return item
  }

  it.each(['png', 'jpeg', 'crest'] as const)('keeps a plain %s as it is, by its sha256', async kind => {
    const bytes = await images[kind]()
    const item = await keep('crest', bytes)
    expect(item).toMatchObject({ sha256: hash(bytes), shownSha256: hash(bytes), size: bytes.length })
    const response = await api.get(item.url)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(bytes)
  })

  it.each(['webp', 'gif', 'avif'] as const)('shows a %s as PNG, and keeps the file', async kind => {
    const bytes = await images[kind]()
    const item = await keep('crest.png', bytes)
    expect(item).toMatchObject({ sha256: hash(bytes), type: 'png', width: 30, height: 20 })
    const response = await api.get(item.url)
    expect(response.headers['content-type']).toBe('image/png')
    expect((await sharp(response.rawPayload).metadata()).format).toBe('png')
    expect(await api.services.files.has(hash(bytes))).toBe(true)
  })

  it('shows a photo upright, without where it was taken, and keeps it for print', async () => {
    const photo = await images.photo()
    expect(photo.includes('Sokha')).toBe(true)
    const item = await keep('photo.jpg', photo)
    expect(item).toMatchObject({ type: 'jpeg', width: 20, height: 30, sha256: hash(photo) })
    const { rawPayload } = await api.get(item.url)
    expect(rawPayload.includes('Sokha')).toBe(false)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(Buffer.from((await api.services.files.read(hash(photo))) ?? [])).toEqual(photo)
  })

  it('serves an image that runs nothing, cached forever', async () => {
    const { url } = await keep('crest.svg', await images.crest())
    const { headers } = await api.get(url)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
  })

  it('keeps several files in their order, and the same one once', async () => {
    const [first, second] = [await images.png(), await images.crest()]
    const response = await send([
      ['../../a.png', first],
      ['b.svg', second],
      ['c.png', first],
    ])
    expect(response.json().items.map((item: { name: string }) => item.name)).toEqual(['a.png', 'b.svg', 'c.png'])
    expect(response.json().items[2].sha256).toBe(hash(first))
  })

  it('is not seen in another shop', async () => {
    const { url } = await keep('crest.svg', await images.crest())
    expect((await api.at('mekong').get(url)).statusCode).toBe(404)
  })

  it('changes nothing without a sender', async () => {
    const { body, headers } = await formOf([['crest.png', await images.png()]])
    expect((await api.post('/api/uploads', body, headers)).statusCode).toBe(401)
  })

  it('keeps none of the files when one of them cannot be taken', async () => {
    const good = svgOf('<path d="M0 0H7"/>')
    const response = await send([
      ['good.svg', good],
      ['bad.png', Buffer.from('no picture')],
    ])
    expect(response.json()).toMatchObject({ status: 415, code: 'image-unknown' })
    expect((await api.get(`/api/uploads/${hash(good)}`)).statusCode).toBe(404)
  })

  it('keeps as much as there is room for, also when much comes at once', async () => {
    const drawn = (number: number) => svgOf(`<path d="M0 0H${number}"/>`)
    const requested = Array.from({ length: 34 }, (_, number) =>
      send([[`${number}.svg`, drawn(number + 1)]], { guest: 'r' }),
    )
    const codes = (await Promise.all(requested)).map(response => response.statusCode)
    expect(codes.filter(code => code === 201)).toHaveLength(30)
    expect(codes.filter(code => code !== 201).every(code => code === 409 || code === 503)).toBe(true)
    const again = await send([['again.svg', drawn(1)]], { guest: 'r' })
    expect(again.statusCode).toBe(201)
  })

  it('refuses too many files and too large ones, in words', async () => {
    const png = await images.png()
    const many = await send(Array.from({ length: 5 }, (_, number) => [`${number}.png`, png] as const))
    expect(many.json()).toMatchObject({ status: 413, code: 'too-large' })
    const large = await send([['large.png', Buffer.concat([png, Buffer.alloc(25_000_001)])]])
    expect(large.json()).toMatchObject({ status: 413, code: 'too-large' })
  })

  it.each([
    ['no form', 'text', { 'content-type': 'text/plain' }, 415],
    [
      'a form without an end',
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\nabc',
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
    ],
    ['a form without a boundary', 'abc', { 'content-type': 'multipart/form-data' }, 400],
    ['a form without files', '--x--\r\n', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ] as const)('refuses %s', async (_, body, headers, status) => {
    const response = await api.as({ 'x-guest-secret': secret('g') }).post('/api/uploads', body, headers)
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json().code).not.toBe('something-went-wrong')
  })

  it.each(['a', 'A'.repeat(64), `${'a'.repeat(64)}.png`, '..%2f..%2fetc%2fpasswd'])('has nothing at %s', async id => {
    expect([400, 404]).toContain((await api.get(`/api/uploads/${id}`)).statusCode)
  })
})
