import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '../../../server/db/newId.ts'
import { assets } from '../../../server/db/schema/assets.ts'
import { fileIdOf } from '../../../server/files/fileStore.ts'
import { createIncomingFiles, incomingLimits } from '../../../server/uploads/incomingFiles.ts'
import { networkRoom } from '../../../server/uploads/owner.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { formOf, images, svgOf } from '../../support/server/uploadFiles.ts'

describe('files on their way in', () => {
  const home = mkdtempSync(join(tmpdir(), 'kitloom-incoming-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))
  const open = (limits: Partial<typeof incomingLimits> = {}) => {
    const folder = join(home, newId())
    return { folder, incoming: createIncomingFiles({ folder, newName: newId }, { ...incomingLimits, ...limits }) }
  }
  const bytes = (count: number) => Readable.from([randomBytes(count)])

  it('wait on disk, under their sha256, until their form is closed', async () => {
    const { folder, incoming } = open()
    const form = incoming.open('203.0.113.1')
    const sent = randomBytes(100_000)
    const file = await form.receive(Readable.from([sent.subarray(0, 70_000), sent.subarray(70_000)]))
    expect(file).toMatchObject({ sha256: await fileIdOf(sent), size: 100_000 })
    expect(await file.withBytes(fileIdOf)).toBe(await fileIdOf(sent))
    expect((await form.keep(sent.subarray(1))).sha256).toBe(await fileIdOf(sent.subarray(1)))
    expect(readdirSync(folder)).toHaveLength(2)
    await form.close()
    expect(readdirSync(folder)).toEqual([])
  })

  it('of one network fill its own share, and leave the others theirs', async () => {
    const { incoming } = open({ ofNetwork: { bytes: 1000, forms: 2 }, ofProcess: { bytes: 1500, forms: 9 } })
    const [first, second, other] = [incoming.open('a'), incoming.open('a'), incoming.open('b')]
    await first.receive(bytes(800))
    await expect(second.receive(bytes(800))).rejects.toMatchObject({ code: 'uploads-busy' })
    expect(() => incoming.open('a')).toThrow(/processed/)
    await expect(other.receive(bytes(800))).rejects.toMatchObject({ code: 'uploads-busy' })
    await first.close()
    await other.receive(bytes(800))
    await second.close()
    await incoming.open('a').receive(bytes(600))
  })

  it('are in memory few at once', async () => {
    const { incoming } = open()
    const form = incoming.open('a')
    const files = await Promise.all(Array.from({ length: 12 }, () => form.receive(bytes(10))))
    let [now, max] = [0, 0]
    let fill = () => {}
    const isFull = new Promise<void>(resolve => {
      fill = resolve
    })
    const work = async () => {
      max = Math.max(max, ++now)
      if (now === incomingLimits.inMemory) fill()
      // Disks may be slow, so the first one waits for the others that are let in.
      await isFull
      now--
    }
    await Promise.all(files.map(file => file.withBytes(work)))
    await expect(files[0]?.withBytes(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
    await files[0]?.withBytes(work)
    expect(max).toBe(incomingLimits.inMemory)
  })

  it('that an ended process left behind are removed', async () => {
    const { folder, incoming } = open()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'left'), 'x')
    await incoming.open('a').receive(bytes(1))
    expect(existsSync(join(folder, 'left'))).toBe(false)
  })
})

describe.each(databases)('uploads of a network on $name', database => {
  const builtIn = mkdtempSync(join(tmpdir(), 'kitloom-network-'))
  afterAll(() => rmSync(builtIn, { recursive: true, force: true }))
  const limits = { ...incomingLimits, ofNetwork: { bytes: 5000, forms: 40 } }
  const open = () =>
    openTestServer({
      database,
      services: () => ({ incoming: createIncomingFiles({ folder: builtIn, newName: newId }, limits) }),
    })
  const send = async (api: TestServer, guest: string, bytes: Uint8Array) => {
    const { body, headers } = await formOf([['crest.svg', bytes]])
    return api.at('angkor', { 'x-guest-secret': guest.repeat(32) }).post('/api/uploads', body, headers)
  }

  it('are refused in words when too much is on its way, and leave nothing on disk', async () => {
    const api = await open()
    const response = await send(api, 'a', Buffer.concat([await images.png(), Buffer.alloc(6000)]))
    expect(response.json()).toMatchObject({ status: 503, code: 'uploads-busy' })
    expect(response.headers['retry-after']).toBe('5')
    expect((await send(api, 'a', await images.crest())).statusCode).toBe(201)
    expect(readdirSync(builtIn)).toEqual([])
    await api.close()
  })

  it('count together however many secrets its guests make, and not those of customers', async () => {
    const api = await open()
    expect((await send(api, 'a', svgOf('<path d="M0 0H1"/>'))).statusCode).toBe(201)
    const tenant = (await api.shop('angkor')).id
    await api.database.asTenant(tenant, async tx => {
      const [row] = await tx.select().from(assets)
      if (!row) throw new Error('Nothing was kept.')
      expect(row.guestNetwork).toMatch(/^[0-9a-f]{64}$/)
      const others = Array.from({ length: networkRoom.files - 1 }, (_, at) => ({
        ...row,
        id: newId(),
        guestHash: `guest ${at}`,
      }))
      await tx.insert(assets).values(others)
    })
    const full = await send(api, 'b', svgOf('<path d="M0 0H2"/>'))
    expect(full.json()).toMatchObject({ status: 409, code: 'uploads-full' })
    expect(full.json().detail).toContain('Sign in')
    await api.database.asTenant(tenant, tx => tx.update(assets).set({ guestHash: null, guestNetwork: null }))
    expect((await send(api, 'b', svgOf('<path d="M0 0H2"/>'))).statusCode).toBe(201)
    await api.close()
  })
})
