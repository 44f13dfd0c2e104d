import type { ReasonCode } from '../document/outcome.ts'
import type { EntryDraft, StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { cutLog } from '../log/yjsCommandLog.ts'
import { createState, type State } from '../streams/state.ts'
import { createDeviceCopy, type Loss, type SaveState } from './deviceCopy.ts'
import { type Joined, joinPeers, type PeerNews } from './joinPeers.ts'
import { createPeers, type PeerPresence } from './peers.ts'
import { createRefusedLog, type RefusedWork } from './refusedWork.ts'
import { createServerCopy } from './serverCopy.ts'
import type { Transport } from './transport.ts'
import type { UpdateStore } from './updateStore.ts'

/** The design's ties to other pages, to this device and to a server. */
export interface Sync {
  readonly peers: State<readonly PeerPresence[]>
  readonly saved: State<SaveState>
  /** What a server says it holds safely. */
  readonly stored: State<StateVector>
  /** How many entries here no server has said to hold: 0 is "saved" for who has joined a server. */
  readonly unacknowledged: State<number>
  readonly refused: State<RefusedWork | null>
  /** Updates and messages that were not taken because no honest peer sends them, newest last. */
  readonly rejected: State<readonly ReasonCode[]>
  /** Joins everybody on the transport; returns how to leave. */
  join(transport: Transport): () => void
  /** Reads what the device has and keeps everything from then on. */
  keep(store: UpdateStore): Promise<Loss | null>
  /** Tries again after the device refused to store. */
  retrySaving(): Promise<void>
  /**
   * Says again, as fresh entries, what waits for pieces that were lost on this device. For the person to decide: if
   * somebody else still has the pieces, what he brings is better.
   */
  recoverWaiting(): void
  /** Shows others where this person is. */
  show(presence: Partial<Pick<PeerPresence, 'name' | 'selection' | 'cursor'>>): void
  /**
   * To be called every few seconds, and when the page comes back from sleep or offline: says that this page is alive
   * and what it has, so that whatever was lost on the way comes again, and forgets peers that are gone.
   */
  beat(): void
  /** Says that this page is gone, as it goes; the next beat brings it back. */
  farewell(): void
  /** Says the refused work again, as fresh entries under a new client id. */
  applyRefusedAgain(): void
  /** Gives the refused work up, after it was kept as a copy or not wanted. */
  dropRefused(): void
}

export interface SyncOptions {
  readonly live: LiveLog
  /** How this person is called for others. */
  readonly name: string
  now(): number
  /** A client id that was never used. */
  newClient(): number
}

/** Peers that were silent for this long are gone: they say something every few seconds. */
const silenceMs = 30_000
const rejectionsKept = 20

export function createSync(options: SyncOptions): Sync & { dispose(): void } {
  const { live, now } = options
  const peers = createPeers({ client: live.log().client, author: live.log().author, name: options.name }, now)
  const server = createServerCopy(live)
  const refused = createRefusedLog(live)
  const rejected = createState<readonly ReasonCode[]>([])
  const device = createDeviceCopy(live)
  const joined = createJoinedPeers()

  const drop = createDropping(live, now)
  const cut = (beyond: StateVector, client: number): void => device.rewrite(drop(beyond, client))

  const startOver = (drafts: readonly EntryDraft[]): void => {
    const beyond = refused.settle()
    if (beyond === null) return
    cut(beyond, options.newClient())
    joined.all(peer => peer.send({ kind: 'dropped', vector: beyond }))
    for (const draft of drafts) live.append(draft)
    joined.all(peer => peer.exchange(true))
  }

  const news: PeerNews = {
    rejected: reason => rejected.set([...rejected.current(), reason].slice(-rejectionsKept)),
    stored(vector) {
      server.holds(vector)
      refused.review(server.stored.current())
    },
    refused: refused.add,
    ended: reason => refused.set(reason, server.lacks()),
    dropped(vector) {
      const known = live.log().stateVector()
      if ([...vector].some(([client, clock]) => (known.get(client) ?? 0) > clock)) cut(vector, live.log().client)
      refused.review(server.stored.current())
      joined.all(peer => peer.exchange(true))
    },
  }

  return {
    peers: peers.state,
    saved: device.state,
    stored: server.stored,
    unacknowledged: server.unacknowledged,
    refused: refused.state,
    rejected,
    join: transport => joined.add(joinPeers(transport, live, { peers, news })),
    keep: device.keep,
    retrySaving: device.retry,
    recoverWaiting() {
      for (const draft of live.log().waiting()) live.append(draft)
    },
    show(presence) {
      peers.show(presence)
      joined.all(peer => peer.greet())
    },
    beat() {
      peers.forget(now() - silenceMs)
      joined.all(peer => {
        peer.exchange(true)
        peer.greet()
      })
    },
    farewell: () => joined.all(peer => peer.send({ kind: 'left', client: live.log().client })),
    applyRefusedAgain: () => startOver(refused.drafts()),
    dropRefused: () => startOver([]),
    dispose() {
      joined.leaveAll()
      server.stop()
      device.stop()
    },
  }
}

/**
 * Goes on without what the given clients have beyond the given clocks, as the given client. Remembers and returns all
 * that was dropped, so that nobody who still has it brings it back.
 */
function createDropping(live: LiveLog, now: () => number): (beyond: StateVector, client: number) => StateVector {
  const dropped = new Map<number, number>()
  return (beyond, client) => {
    const log = live.log()
    for (const [of, clock] of beyond) dropped.set(of, Math.min(clock, dropped.get(of) ?? clock))
    live.exchange(cutLog(log, dropped, { author: log.author, client, now, dropped }))
    return dropped
  }
}

/** Everybody whom this page has joined. */
function createJoinedPeers() {
  const joined = new Set<Joined>()
  const all = (tell: (peer: Joined) => void): void => {
    for (const peer of joined) tell(peer)
  }
  return {
    all,
    /** Returns how to leave. */
    add(peer: Joined): () => void {
      joined.add(peer)
      return () => {
        if (joined.delete(peer)) peer.leave()
      }
    },
    leaveAll(): void {
      all(peer => peer.leave())
      joined.clear()
    },
  }
}
