import type { Json } from '../document/json.ts'
import { createState, type State } from '../streams/state.ts'
import { nothingSelected, type PeerPresence } from './presence.ts'
import { readPresence } from './readPresence.ts'

/** Who else is here. Peers that fall silent are dropped by `forget`. */
export interface Peers {
  readonly state: State<readonly PeerPresence[]>
  /** What this page shows of itself. */
  own(): PeerPresence
  show(change: Partial<Omit<PeerPresence, 'client'>>): void
  heard(client: number, presence: Json): void
  left(client: number): void
  /** Drops who was last heard of before `since`, in milliseconds of the given clock. */
  forget(since: number): void
}

export function createPeers(self: Pick<PeerPresence, 'client' | 'author' | 'name'>, now: () => number): Peers {
  const seen = new Map<number, { readonly presence: PeerPresence; readonly at: number }>()
  const state = createState<readonly PeerPresence[]>([])
  let own: PeerPresence = { ...self, selection: nothingSelected, cursor: null }

  const publish = (): void => state.set([...seen.values()].map(({ presence }) => presence))

  return {
    state,
    own: () => own,
    show(change) {
      own = { ...own, ...change }
    },
    heard(client, json) {
      const presence = readPresence(client, json)
      if (presence === null || client === own.client) return
      seen.set(client, { presence, at: now() })
      publish()
    },
    left(client) {
      if (seen.delete(client)) publish()
    },
    forget(since) {
      const silent = [...seen].filter(([, { at }]) => at < since)
      for (const [client] of silent) seen.delete(client)
      if (silent.length > 0) publish()
    },
  }
}
