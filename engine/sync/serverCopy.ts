import type { StateVector } from '../log/commandLog.ts'
import { digestsAfter } from '../log/lineDigest.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { spansOf } from '../log/readUpdate.ts'
import type { State } from '../streams/state.ts'

/** What a server is known to hold of the log, and how much it does not hold yet. */
export interface ServerCopy {
  readonly stored: State<StateVector>
  /** Entries here that no server has said to hold. */
  readonly unacknowledged: State<number>
  /**
   * A server says up to where it holds these clients, and the digests of what it holds. It is believed as far as that
   * is what the log says. An older server tells no digests.
   */
  holds(vector: StateVector, digests?: StateVector): void
  /** A server passes on an update that the log is about to take. */
  passesOn(update: Uint8Array): void
  /** The clients that have more here than a server holds, with the clocks up to which it holds them. */
  lacks(): StateVector
  stop(): void
}

/** @param differs called with a client of whom the server holds something else than the log */
export function createServerCopy(live: LiveLog, differs: (client: number) => void): ServerCopy {
  const { signals } = live
  const stored = signals.state<StateVector>(new Map())
  const unsaved = createUnsaved(live, client => stored.current().get(client) ?? 0)
  /** What a server claims to hold, as long as the log has too little to compare it with. */
  const claims = new Map<number, { readonly clock: number; readonly digest: number | undefined }>()

  const raise = (vector: StateVector): void => {
    if (vector.size === 0) return
    const raised = new Map(stored.current())
    for (const [client, clock] of vector) raised.set(client, Math.max(clock, raised.get(client) ?? 0))
    signals.change(() => {
      stored.set(raised)
      unsaved.saved(vector)
    })
  }

  /** Believes the claims that hold good, and answers with the clients of whom something else was claimed. */
  const compare = (): readonly number[] => {
    const proven = new Map<number, number>()
    const different: number[] = []
    for (const [client, { clock, digest }] of claims) {
      const ours = digest === undefined ? undefined : live.log().digest(client, clock)
      const isKnown = clock <= (stored.current().get(client) ?? 0)
      if (!isKnown && ours === null) continue
      claims.delete(client)
      if (isKnown) continue
      if (ours === digest) proven.set(client, clock)
      else different.push(client)
    }
    raise(proven)
    return different
  }
  const settle = (): void => {
    if (claims.size > 0) for (const client of compare()) differs(client)
  }

  const following = live.changing$.subscribe(() => {
    unsaved.count()
    if (claims.size > 0) signals.afterwards(settle)
  })

  return {
    stored,
    unacknowledged: unsaved.entries,
    holds(vector, digests) {
      for (const [client, clock] of vector) claims.set(client, { clock, digest: digests?.get(client) })
      settle()
    },
    passesOn(update) {
      const { from, to } = spansOf(update)
      const fresh = new Map<number, number>()
      const known = new Map<number, { readonly clock: number; readonly digest: number }>()
      for (const [client, clock] of to) {
        const held = stored.current().get(client) ?? 0
        // The server may lack what comes before this update, so it proves nothing.
        if (clock <= held || (from.get(client) ?? 0) > held) continue
        const here = live.log().clock(client)
        if (here <= held) fresh.set(client, clock)
        // Another tab may have sent it here first, so its content is compared.
        else if (clock <= here) known.set(client, { clock: held, digest: live.log().digest(client, held) ?? 0 })
      }
      raise(fresh)
      if (known.size === 0) return
      const after = [...digestsAfter(update, known)].map(([client, digest]) => {
        const clock = to.get(client) ?? 0
        return { client, clock, isSame: live.log().digest(client, clock) === digest }
      })
      raise(new Map(after.filter(({ isSame }) => isSame).map(({ client, clock }) => [client, clock])))
      for (const { client, isSame } of after) if (!isSame) differs(client)
    },
    lacks() {
      const held = stored.current()
      const more = [...live.log().stateVector()].filter(([client, clock]) => clock > (held.get(client) ?? 0))
      return new Map(more.map(([client]) => [client, held.get(client) ?? 0]))
    },
    stop: () => following.unsubscribe(),
  }
}

/** Counts the entries of a log that no server holds. */
function createUnsaved(live: LiveLog, storedOf: (client: number) => number) {
  const entries = live.signals.state(0)
  /** Clocks of the entries that wait to be acknowledged, by client, rising. */
  let waiting = new Map<number, number[]>()
  let log = live.log()
  let counted = 0

  const publish = (): void => {
    let count = 0
    for (const clocks of waiting.values()) count += clocks.length
    entries.set(count)
  }

  const count = (): void => {
    if (log !== live.log()) {
      log = live.log()
      counted = 0
      waiting = new Map()
    }
    const known = log.entries()
    for (; counted < known.length; counted++) {
      const entry = known[counted]
      if (!entry || entry.clock < storedOf(entry.client)) continue
      const clocks = waiting.get(entry.client)
      if (clocks) clocks.push(entry.clock)
      else waiting.set(entry.client, [entry.clock])
    }
    publish()
  }

  count()
  return {
    entries,
    count,
    saved(vector: StateVector): void {
      for (const [client, clock] of vector) {
        const clocks = waiting.get(client)?.filter(waits => waits >= clock) ?? []
        if (clocks.length > 0) waiting.set(client, clocks)
        else waiting.delete(client)
      }
      publish()
    },
  }
}
