import { networkOf } from '../limits/limitRequests.ts'

/** The sockets that may be open at once. Schools and mobile networks share an address; a person has a few devices and tabs. */
export const socketLimits = { ofNetwork: 2_000, ofOwner: 60, ofGuest: 30 } as const

export interface SocketCounts {
  /** Counts a socket under a key unless there are `max` already. */
  add(key: string, max: number): boolean
  remove(key: string): void
}

/** Counts the open sockets of this process. */
export function createSocketCounts(): SocketCounts {
  const counts = new Map<string, number>()
  return {
    add(key, max) {
      const count = counts.get(key) ?? 0
      if (count >= max) return false
      counts.set(key, count + 1)
      return true
    },
    remove(key) {
      const count = (counts.get(key) ?? 1) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}

export const networkKey = (address: string): string => `network ${networkOf(address)}`

interface Entering {
  readonly tenant: string
  readonly owner: string | null
}

/** The key and the most sockets of who enters; `null` for somebody without a name, whose network counts alone. */
export const ownerCount = ({ tenant, owner }: Entering): readonly [key: string, max: number] | null =>
  owner === null
    ? null
    : [`owner ${tenant} ${owner}`, owner.startsWith('guest:') ? socketLimits.ofGuest : socketLimits.ofOwner]
