import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoCode } from '../../server/accounts/secondFactor/secondFactor.ts'
import type { Pack } from '../../server/contract/production/packs.ts'
import { demoEmail, demoPassword } from '../../server/seeding/demoPeople.ts'
import { isNightly } from '../support/nightly.ts'
import { expectCode } from '../support/server/designers.ts'
import { fetchingSender } from '../support/server/fetchingSender.ts'
import { placeOrder } from '../support/server/orderers.ts'
import { type RoomsProcess, startRoomsProcess } from '../support/server/startRoomsProcess.ts'

const kills = 8
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// Minutes of processor; that packs go on with the same bytes is shown without a kill elsewhere.
describe.runIf(isNightly)('a server that is killed while it makes a production pack', () => {
  let folder: string
  let server: RoomsProcess
  const start = async () => {
    server = await startRoomsProcess([], { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' })
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kitloom-killed-'))
  })
  afterEach(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const atServer = (path: string) => `http://127.0.0.1:${server.port}${path}`
  const signIn = async (name: 'dara' | 'admin', clientId: 'web' | 'console') => {
    const person = fetchingSender(atServer)
    const who = { email: demoEmail(name, 'angkor'), password: demoPassword, clientId }
    const { access_token: token } = (await person.post('/api/accounts/token', who)).json()
    return fetchingSender(atServer, { authorization: `Bearer ${token}` })
  }

  it('goes on with it after every start, and has every file as its manifest names it', async () => {
    await start()
    const { order } = await placeOrder(await signIn('dara', 'web'), { players: 10 })
    const admin = await signIn('admin', 'console')
    await expectCode(admin.post('/api/console/entry/code', { code: demoCode }), 200)
    const packs = `/api/console/orders/${order.id}/packs`
    await expectCode(admin.post(packs), 201)
    const read = async (): Promise<Pack> => (await expectCode(admin.get(packs), 200)).json().items[0]
    const files = async (count: number) =>
      vi.waitFor(
        async () => {
          const pack = await read()
          expect(pack.status).not.toBe('refused')
          if (pack.status === 'making') expect(pack.files.length).toBeGreaterThanOrEqual(count)
          return pack
        },
        { timeout: 300_000, interval: 20 },
      )
    for (let kill = 0; kill < kills; kill++) {
      const before = await files(1 + kill)
      await server.kill()
      await start()
      // Nothing that was there before is made again, and nothing of it is lost.
      const { files: after } = await read()
      expect(after).toEqual(expect.arrayContaining(before.files))
    }
    const pack = await files(Number.POSITIVE_INFINITY)
    expect(pack.status).toBe('done')
    const zip = unzipSync(await admin.bytes(`${packs}/${pack.id}/zip`))
    const manifest = JSON.parse(new TextDecoder().decode(zip['manifest.json']))
    const named = manifest.files.map((file: { name: string; sha256: string }) => [file.name, file.sha256])
    const stored = Object.entries(zip).filter(([name]) => name !== 'manifest.json')
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(stored.map(([name, bytes]) => [name, sha256(bytes)])))
    expect(stored.filter(([name]) => name.startsWith('print/'))).toHaveLength(10)
  })
})
