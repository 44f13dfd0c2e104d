import { randomBytes } from 'node:crypto'
import { deviceMemory } from '../../../app/device/deviceMemory.ts'
import { createClient, withAuth } from '../../../app/session/api/createClient.ts'
import { guestSecret } from '../../../app/session/api/guestSecret.ts'
import { createSession } from '../../../app/session/session.ts'
import { storedTokens } from '../../../app/session/tokens.ts'
import { fetchOf } from './fetchOf.ts'
import type { TestServer } from './openTestServer.ts'

/** The storage of a browser. */
export const storageOf = (stored = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem'> => ({
  getItem: name => stored.get(name) ?? null,
  setItem: (name, value) => void stored.set(name, value),
})

/**
 * A browser with the app's client for this server; tabs of one browser share its storage. `line.isCut` disconnects the
 * network, and `device.ahead` is its clock.
 * @param ahead how far the clock of the device is ahead of the server's, in ms
 */
export function openPage(api: TestServer, storage = storageOf(), ahead = 0) {
  const memory = deviceMemory(() => storage)
  const line = { isCut: false }
  const device = { ahead }
  const response = fetchOf(api)
  const requested: string[] = []
  const fetch = (address: string, init?: RequestInit) => {
    requested.push(`${init?.method ?? 'GET'} ${address}`)
    return line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : response(address, init)
  }
  const stored = storedTokens(memory)
  const forgotten = { times: 0 }
  const forget = () => {
    forgotten.times += 1
  }
  const session = createSession({ stored, fetch, now: () => api.clock.now + device.ahead, forget })
  const secret = guestSecret({ memory, random: bytes => new Uint8Array(randomBytes(bytes)) })
  const client = createClient(withAuth(fetch, { session, guestSecret: secret }))
  return {
    memory,
    storage,
    line,
    device,
    requested,
    fetch,
    stored,
    session,
    secret,
    forgotten,
    client,
    publicClient: createClient(fetch),
  }
}
