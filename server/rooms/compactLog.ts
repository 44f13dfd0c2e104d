import { mergeUpdates } from '../../engine/index.ts'
import type { DesignLogStore } from './designLogStore.ts'
import type { DesignPlace } from './grant.ts'
import { createRoomLedger, type RoomLedger } from './roomLedger.ts'

interface Compacted {
  readonly store: DesignLogStore
  readonly place: DesignPlace
  /** Up to where `whole` goes. */
  readonly seq: number
  readonly whole: Uint8Array
  /** Where the clients of `whole` stand. */
  readonly stored: ReturnType<RoomLedger['stored']>
}

/** Puts one update in the place of many. @throws Error when it would not say the same; nothing was changed then. */
export async function compactLog({ store, place, seq, whole, stored }: Compacted): Promise<void> {
  const bytes = mergeUpdates([whole])
  const check = createRoomLedger()
  check.learn(bytes)
  const merged = check.stored()
  const isSame = merged.size === stored.size && [...stored].every(([client, clock]) => merged.get(client) === clock)
  if (!isSame)
    throw new Error(`The log of design ${place.design} could not be compacted: the merged log is another one.`)
  await store.compact(place, { seq, bytes })
}
