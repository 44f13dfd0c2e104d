import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoEmail, demoPassword } from '../../server/seeding/demoPeople.ts'
import { isNightly } from '../support/nightly.ts'
import { type RoomsProcess, startRoomsProcess } from '../support/server/startRoomsProcess.ts'

const rounds = isNightly ? 3 : 1

describe('a server that is killed during requests', () => {
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

  async function post(path: string, body: object, token = '') {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const at = `http://127.0.0.1:${server.port}${path}`
    const response = await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }
  const signIn = async () => {
    const who = { email: demoEmail('dara', 'angkor'), password: demoPassword, clientId: 'web' }
    return (await post('/api/accounts/token', who)).body
  }

  it('lets no second process into its data folder, and has every player and every session that it acknowledged', async () => {
    await start()
    // Its data folder is locked, and the message names the first process.
    await expect(startRoomsProcess([], { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' })).rejects.toThrow(
      `process ${server.child.pid}`,
    )
    const acknowledged: string[] = []
    let refresh = (await signIn()).refresh_token
    for (let round = 0; round < rounds; round++) {
      const { access_token: token } = await signIn()
      const before = acknowledged.length
      const lanes = Array.from({ length: 3 }, async () => {
        for (;;) {
          const id = randomUUID()
          const { status } = await post('/api/players', { id, name: 'Vannak', number: '7', size: 'M' }, token)
          if (status === 201) acknowledged.push(id)
        }
      })
      // Each request ends when the server is gone.
      const ended = Promise.allSettled(lanes)
      const renewed = (await post('/api/accounts/refreshtoken', { token: refresh, clientId: 'web' })).body
      refresh = renewed.refresh_token
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), { timeout: 60_000 })
      await server.kill()
      await ended
      await start()
      const fresh = await signIn()
      const list = await fetch(`http://127.0.0.1:${server.port}/api/players?pageSize=500`, {
        headers: { authorization: `Bearer ${fresh.access_token}` },
      })
      const there = new Set((await list.json()).items.map((player: { id: string }) => player.id))
      expect(acknowledged.filter(id => !there.has(id))).toEqual([])
    }
    expect((await post('/api/accounts/refreshtoken', { token: refresh, clientId: 'web' })).status).toBe(200)
  })
})
