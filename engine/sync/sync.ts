import type { ReasonCode } from '../document/outcome.ts'
import type { EntryDraft, StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { cutLog } from '../log/yjsCommandLog.ts'
import { createState, type State, type WritableState } from '../streams/state.ts'
import { createDeviceCopy, type Loss, type SaveState } from './deviceCopy.ts'
import { type Joined, joinPeers, type PeerNews } from './joinPeers.ts'
import type { PageIdentity } from './message.ts'
import { createOwnName, foreignClient } from './ownName.ts'
import { createPeers, type PeerPresence } from './peers.ts'
import { createRefusedLog, type RefusedLog, type RefusedWork } from './refusedWork.ts'
import { createServerCopy, type ServerCopy } from './serverCopy.ts'
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
  /** How much the design has of what a server lets it have, in percent; 0 until that is nearly all. */
  readonly fullness: State<number>
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
   * somebody else still has the pieces, what they bring is better.
   */
  recoverWaiting(): void
  /** Shows others where this person is. */
  show(presence: Partial<Omit<PeerPresence, 'peer' | 'author'>>): void
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
  /** A number that was never used, for a client id or the name of this page. */
  newClient(): number
}

/** Peers that were silent for this long are gone: they say something every few seconds. */
const silenceMs = 30_000
const rejectionsKept = 20

export function createSync(options: SyncOptions): Sync & { dispose(): void } {
  const { live, now } = options
  const peers = createPeers({ peer: options.newClient(), author: live.log().author, name: options.name }, now)
  const server = createServerCopy(live, client => takeBack(foreignClient, new Map([[client, storedOf(client)]])))
  const storedOf = (client: number): number => server.stored.current().get(client) ?? 0
  const refused = createRefusedLog(live)
  const rejected = createState<readonly ReasonCode[]>([])
  const fullness = createState(0)
  const device = createDeviceCopy(live)
  const joined = createJoinedPeers()

  const drop = createDropping(live, now)
  const cut = (beyond: StateVector, as: PageIdentity): void => device.rewrite(drop(beyond, as))
  /** Goes on without what the clients have beyond these clocks, and says this instead. */
  const goOn = (beyond: StateVector, drafts: readonly EntryDraft[], as: PageIdentity): void => {
    live.signals.change(() => {
      cut(beyond, as)
      peers.show({ author: as.author })
      joined.all(peer => peer.send({ kind: 'dropped', vector: beyond }))
      for (const draft of drafts) live.append(draft)
    })
    joined.exchange()
  }
  const startOver = (drafts: readonly EntryDraft[]): void => {
    const beyond = refused.settle()
    if (beyond !== null) goOn(beyond, drafts, { client: options.newClient(), author: live.log().author })
  }
  const ownName = createOwnName({
    live,
    storedOf,
    newClient: options.newClient,
    goOn: (beyond, as) => goOn(beyond, refused.draftsBeyond(beyond), as),
  })
  const takeBack = (reason: ReasonCode, vector: StateVector): void => {
    const rest = ownName.refused(reason, vector)
    if (rest.size > 0 || vector.size === 0) refused.add(reason, rest)
  }

  const news = createNews({ live, server, refused, rejected, fullness, takeBack, cut, exchange: joined.exchange })

  return {
    peers: peers.state,
    saved: device.state,
    stored: server.stored,
    unacknowledged: server.unacknowledged,
    refused: refused.state,
    rejected,
    fullness,
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
    farewell: () => joined.all(peer => peer.send({ kind: 'left', peer: peers.own().peer })),
    applyRefusedAgain: () => startOver(refused.drafts()),
    dropRefused: () => startOver([]),
    dispose() {
      joined.leaveAll()
      server.stop()
      device.stop()
    },
  }
}

interface NewsReaders {
  readonly live: LiveLog
  readonly server: ServerCopy
  readonly refused: RefusedLog
  readonly rejected: WritableState<readonly ReasonCode[]>
  readonly fullness: WritableState<number>
  takeBack(reason: ReasonCode, vector: StateVector): void
  cut(beyond: StateVector, as: PageIdentity): void
  /** Tells everybody what there is here, and asks them for the same. */
  exchange(): void
}

function createNews({ live, server, refused, rejected, fullness, takeBack, cut, exchange }: NewsReaders): PeerNews {
  // What was refused may have been stored after all.
  const review = (): void => refused.review(server.stored.current())
  return {
    rejected: reason => rejected.set([...rejected.current(), reason].slice(-rejectionsKept)),
    stored(vector, digests) {
      server.holds(vector, digests)
      review()
    },
    passedOn(update) {
      server.passesOn(update)
      review()
    },
    refused: takeBack,
    fullness: fullness.set,
    ended: reason => refused.set(reason, server.lacks()),
    dropped(vector) {
      if ([...vector].some(([client, clock]) => live.log().clock(client) > clock)) cut(vector, live.log())
      review()
      exchange()
    },
  }
}

/**
 * Goes on without what the given clients have beyond the given clocks, as the given client and author. Remembers and
 * returns all that was dropped, so that nobody who still has it brings it back.
 */
function createDropping(live: LiveLog, now: () => number): (beyond: StateVector, as: PageIdentity) => StateVector {
  const dropped = new Map<number, number>()
  return (beyond, { client, author }) => {
    for (const [of, clock] of beyond) dropped.set(of, Math.min(clock, dropped.get(of) ?? clock))
    live.exchange(cutLog(live.log(), dropped, { author, client, now, dropped }))
    return dropped
  }
}

/** Everybody whom this page has joined. */
function createJoinedPeers() {
  const joined = new Set<Joined>()
  const all = (notify: (peer: Joined) => void): void => {
    for (const peer of joined) notify(peer)
  }
  return {
    all,
    /** Tells everybody what there is here, and asks them for the same. */
    exchange: () => all(peer => peer.exchange(true)),
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
