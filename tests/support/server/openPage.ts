import { randomBytes } from 'node:crypto'
import { deviceMemory } from '../../../app/device/deviceMemory.ts'
import { createClient, withAuth } from '../../../app/session/api/createClient.ts'
import { guestSecret } from '../../../app/session/api/guestSecret.ts'
import { createSession } from '../../../app/session/session.ts'
import { keptTokens } from '../../../app/session/tokens.ts'
import { fetchOf } from './fetchOf.ts'
import type { House } from './openHouse.ts'

/** What a browser keeps by name. */
export const storageOf = (kept = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem'> => ({
  getItem: name => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
})

/**
 * A browser of its own, with the app's way of asking this server; tabs of one browser are opened with its storage.
 * `line.isCut` takes the network away.
 */
export function openPage(house: House, storage = storageOf()) {
  const memory = deviceMemory(() => storage)
  const line = { isCut: false }
  const answer = fetchOf(house)
  const asked: string[] = []
  const fetch = (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`)
    return line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : answer(address, init)
  }
  const kept = keptTokens(memory)
  const forgotten = { times: 0 }
  const forget = () => {
    forgotten.times += 1
  }
  const session = createSession({ kept, fetch, now: () => house.clock.now, forget })
  const secret = guestSecret({ memory, random: bytes => new Uint8Array(randomBytes(bytes)) })
  const client = createClient(withAuth(fetch, { session, guestSecret: secret }))
  return {
    memory,
    storage,
    line,
    asked,
    fetch,
    kept,
    session,
    secret,
    forgotten,
    client,
    publicClient: createClient(fetch),
  }
}
