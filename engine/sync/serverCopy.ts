import type { StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { createState, type State } from '../streams/state.ts'

/** What a server is known to hold of the log, and how much it does not hold yet. */
export interface ServerCopy {
  readonly stored: State<StateVector>
  /** Entries here that no server has said to hold. */
  readonly unacknowledged: State<number>
  holds(vector: StateVector): void
  /** The clients that have more here than a server holds, with the clocks up to which it holds them. */
  lacks(): StateVector
  stop(): void
}

export function createServerCopy(live: LiveLog): ServerCopy {
  const stored = createState<StateVector>(new Map())
  const unacknowledged = createState(0)
  /** Clocks of the entries that wait to be acknowledged, by client, rising. */
  let waiting = new Map<number, number[]>()
  let log = live.log()
  let counted = 0

  const publish = (): void => {
    let count = 0
    for (const clocks of waiting.values()) count += clocks.length
    unacknowledged.set(count)
  }

  const count = (): void => {
    if (log !== live.log()) {
      log = live.log()
      counted = 0
      waiting = new Map()
    }
    const entries = log.entries()
    for (; counted < entries.length; counted++) {
      const entry = entries[counted]
      if (!entry || entry.clock < (stored.current().get(entry.client) ?? 0)) continue
      const clocks = waiting.get(entry.client)
      if (clocks) clocks.push(entry.clock)
      else waiting.set(entry.client, [entry.clock])
    }
    publish()
  }

  count()
  const following = live.revision.changes$.subscribe(count)

  return {
    stored,
    unacknowledged,
    holds(vector) {
      const raised = new Map(stored.current())
      for (const [client, clock] of vector) {
        raised.set(client, Math.max(clock, raised.get(client) ?? 0))
        const clocks = waiting.get(client)?.filter(waits => waits >= clock) ?? []
        if (clocks.length > 0) waiting.set(client, clocks)
        else waiting.delete(client)
      }
      stored.set(raised)
      publish()
    },
    lacks() {
      const held = stored.current()
      const more = [...live.log().stateVector()].filter(([client, clock]) => clock > (held.get(client) ?? 0))
      return new Map(more.map(([client]) => [client, held.get(client) ?? 0]))
    },
    stop: () => following.unsubscribe(),
  }
}
