import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pack } from '../../../server/contract/production/packs.ts'
import { FileStoreFailure } from '../../../server/files/fileStore.ts'
import { openPackMaker } from '../../../server/production/openPackMaker.ts'
import { makePack } from '../../../server/production/packJob.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, expectCode } from '../../support/server/designers.ts'
import { addCustomer, namedPrincipals } from '../../support/server/namedPrincipals.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(databases)('production packs on $name', kind => {
  let api: TestServer
  let admin: Awaited<ReturnType<typeof addAdmin>>
  /** Of the files that are still made before the worker dies. */
  let lives = Number.POSITIVE_INFINITY
  let isFull = false
  beforeAll(async () => {
    api = await openTestServer({
      database: kind,
      services: usual => ({
        authenticator: namedPrincipals,
        files: {
          ...usual.files,
          put: async bytes => {
            if (isFull) throw new FileStoreFailure('full')
            return usual.files.put(bytes)
          },
        },
        async *makePack(job) {
          for await (const event of makePack(job, 0.01)) {
            if (lives-- <= 0) throw new Error('The worker was killed.')
            yield event
          }
        },
      }),
    })
    admin = await addAdmin(api)
  })
  afterAll(() => api.close())

  const newOrder = async (players = 2) =>
    (await placeOrder(await addCustomer(api), { players: Math.max(players, 10) })).order
  const start = (id: string, wishes: object = {}) => admin.post(`/api/console/orders/${id}/packs`, wishes)
  const read = async (id: string): Promise<Pack> =>
    (await expectCode(admin.get(`/api/console/orders/${id}/packs`), 200)).json().items[0]
  const ended = async (id: string): Promise<Pack> => {
    for (;;) {
      const pack = await read(id)
      if (pack.status !== 'making') return pack
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const bytesOf = async (order: string, pack: Pack, name: string, range?: string) =>
    admin.get(
      `/api/console/orders/${order}/packs/${pack.id}/file?name=${encodeURIComponent(name)}`,
      range ? { range } : {},
    )

  it('are made once for the same wishes, listed with progress, and downloaded by file, by range and as a zip', async () => {
    const order = await newOrder()
    await expectCode(start(order.id), 201)
    await expectCode(start(order.id), 200)
    const pack = await ended(order.id)
    expect(pack).toMatchObject({ status: 'done', reason: '' })
    expect(pack.done).toBe(pack.steps)
    const manifest = (await expectCode(bytesOf(order.id, pack, 'manifest.json'), 200)).json()
    expect(manifest.order).toBe(String(order.number))
    const zip = await expectCode(admin.get(`/api/console/orders/${order.id}/packs/${pack.id}/zip`), 200)
    const files = unzipSync(zip.rawPayload)
    expect(Object.keys(files).toSorted()).toEqual(pack.files.map(({ name }) => name).toSorted())
    for (const { name, sha256: hash } of manifest.files) expect(sha256(files[name] ?? new Uint8Array())).toBe(hash)
    const name = 'summary.pdf'
    const whole = files[name] ?? new Uint8Array()
    const part = await expectCode(bytesOf(order.id, pack, name, 'bytes=5-20'), 206)
    expect(part.headers['content-range']).toBe(`bytes 5-20/${whole.length}`)
    expect(part.rawPayload).toEqual(Buffer.from(whole.slice(5, 21)))
    const end = await expectCode(bytesOf(order.id, pack, name, 'bytes=-7'), 206)
    expect(end.rawPayload).toEqual(Buffer.from(whole.slice(-7)))
    await expectCode(bytesOf(order.id, pack, name, `bytes=${whole.length}-`), 416)
    await expectCode(bytesOf(order.id, pack, '../manifest.json'), 404)
    // Nothing of the customer but what is sewn.
    const texts = Object.entries(files).flatMap(([file, bytes]) =>
      /\.(csv|json|dxf)$/.test(file) ? [new TextDecoder().decode(bytes)] : [],
    )
    for (const text of texts) expect(text).not.toMatch(/dara@club|012 345|Siem Reap|House 12/)
  })

  it('go on where a worker was killed, with the same bytes', async () => {
    const order = await newOrder()
    await expectCode(start(order.id), 201)
    const whole = await ended(order.id)
    // The same order on another roll, stopped after some files.
    lives = 13
    await expectCode(start(order.id, { width: 1601 }), 201)
    const stopped = await ended(order.id)
    expect(stopped).toMatchObject({ status: 'refused', reason: 'The worker was killed.' })
    expect(stopped.files.length).toBe(13)
    lives = Number.POSITIVE_INFINITY
    await expectCode(start(order.id, { width: 1601 }), 200)
    const done = await ended(order.id)
    expect(done.status).toBe('done')
    const prints = (pack: Pack) => pack.files.filter(({ name }) => name.startsWith('print/'))
    expect(prints(done)).toEqual(prints(whole))
    const manifest = (await bytesOf(order.id, done, 'manifest.json')).json()
    const listed = Object.fromEntries(
      manifest.files.map((file: { name: string; sha256: string }) => [file.name, file.sha256]),
    )
    const stored = done.files.filter(({ name }) => name !== 'manifest.json')
    expect(listed).toEqual(Object.fromEntries(stored.map(file => [file.name, file.sha256])))
  })

  it('say why they were refused: a full disk, a roll that is too narrow', async () => {
    const order = await newOrder()
    isFull = true
    await expectCode(start(order.id), 201)
    expect(await ended(order.id)).toMatchObject({ status: 'refused', reason: expect.stringContaining('full') })
    isFull = false
    await expectCode(start(order.id), 200)
    expect(await ended(order.id)).toMatchObject({ status: 'done' })
    await expectCode(start(order.id, { width: 400 }), 201)
    expect(await ended(order.id)).toMatchObject({
      reason: '',
      refusal: {
        kind: 'too-narrow',
        needed: expect.any(Number),
        pieces: expect.arrayContaining([expect.stringMatching(/ M$/)]),
      },
    })
  })

  it('refuse wishes that no roll has, and stay in their shop', async () => {
    const order = await newOrder()
    await expectCode(start(order.id, { width: 10 }), 400)
    await expectCode(start(order.id, { longest: 9000 }), 400)
    await expectCode(start(order.id, { colour: 'red' }), 400)
    const { json } = await expectCode(start(order.id), 201)
    const pack: Pack = json()
    await ended(order.id)
    const other = await newOrder()
    await expectCode(admin.get(`/api/console/orders/${other.id}/packs/${pack.id}/zip`), 404)
    const abroad = await addAdmin(api, 'mekong')
    await expectCode(abroad.get(`/api/console/orders/${order.id}/packs`), 404)
    await expectCode(abroad.get(`/api/console/orders/${order.id}/packs/${pack.id}/zip`), 404)
  })
})

describe('a worker of packs', () => {
  it('hands over what it makes, file by file', async () => {
    const events = []
    const job = {
      number: '7',
      language: 'kh',
      madeAt: new Date('2026-01-02T03:04:05Z'),
      wishes: { width: 1600, longest: 5000, spacing: 4, direction: 'both', mirrored: false, dense: false },
      inks: [],
      lines: [],
      images: new Map(),
      kept: new Map(),
    } as const
    for await (const event of openPackMaker()(job)) events.push(event)
    expect(events.map(event => event.kind === 'file' && event.name)).toEqual(['summary.pdf', 'manifest.json'])
  })
})
