import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopFont } from '../../../server/contract/console/shopFonts.ts'
import { largestFont } from '../../../server/contract/console/shopFonts.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

const { resolve } = createRequire(import.meta.url)
const file = readFileSync(resolve('@fontsource/koulen/files/koulen-khmer-400-normal.woff2'))
const at = '/api/console/fonts'
const type = { 'content-type': 'font/woff2' }

describe.each(databases)('fonts that a shop uploads on $name', database => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    owner = await enter(api, { kind: 'admin' })
  })
  afterAll(() => api.close())
  const add = async (body: Buffer = file): Promise<readonly ShopFont[]> =>
    (await expectCode(owner.post(at, body, type), 201)).json().items
  const offered = async () => (await api.get('/api/resources/fonts')).json().items as { id: string }[]

  it('come first in the editor, in their language, with a file that anybody of the shop can fetch', async () => {
    const [font] = await add()
    expect(font).toMatchObject({ title: 'Koulen', lang: 'kh', offered: true })
    const [first] = await offered()
    expect(first).toMatchObject({ id: font?.id, family: 'Koulen', lang: 'kh', source: 'own' })
    const { files } = (await api.get(`/api/resources/fonts/${encodeURIComponent(font?.id ?? '')}`)).json()
    const served = await api.get(files[0].file)
    expect(served.headers['content-type']).toBe('font/ttf')
    expect(served.rawPayload.length).toBe(font?.size)
    expect((await api.at('mekong').get(files[0].file)).statusCode).toBe(404)
  })

  it('are kept once, and stay in designs when they are no longer offered', async () => {
    const [font] = await add()
    expect(await add()).toHaveLength(1)
    const address = `${at}/${encodeURIComponent(font?.id ?? '')}`
    await expectCode(owner.patch(address, { offered: false }), 200)
    expect((await offered()).some(({ id }) => id === font?.id)).toBe(false)
    expect((await api.get(`/api/resources/fonts/${encodeURIComponent(font?.id ?? '')}`)).statusCode).toBe(200)
    expect((await add())[0]).toMatchObject({ offered: true })
  })

  it.each([
    ['font-unknown', 415, Buffer.from('no font at all, but long enough to be looked at more closely')],
    ['font-broken', 422, file.subarray(0, 2000)],
    ['too-large', 413, Buffer.alloc(largestFont + 1)],
  ])('are refused in words: %s', async (code, status, body) => {
    const response = await owner.post(at, body, type)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })
})
