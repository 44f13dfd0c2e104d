import type { ReasonCode } from '../document/outcome.ts'
import type { EntryDraft, StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { cutLog } from '../log/yjsCommandLog.ts'
import { createState, type State } from '../streams/state.ts'
import { type Joined, joinPeers, type PeerNews } from './joinPeers.ts'
import { type KeptLog, keepStored, type Loss, type SaveState } from './keepStored.ts'
import { createPeers, type PeerPresence } from './peers.ts'
import { draftsOfRefused } from './refusedWork.ts'
import { createServerCopy } from './serverCopy.ts'
import type { Transport } from './transport.ts'
import type { UpdateStore } from './updateStore.ts'

/** Work that a server will never take as it is. It stays on the screen until somebody decides. */
export interface RefusedWork {
  readonly reason: ReasonCode
  /** How many changes wait for the decision. */
  readonly changes: number
}

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

const sameVector = (a: StateVector, b: StateVector): boolean =>
  a.size === b.size && [...a].every(([client, clock]) => b.get(client) === clock)

export function createSync(options: SyncOptions): Sync & { dispose(): void } {
  const { live, now } = options
  const peers = createPeers({ client: live.log().client, author: live.log().author, name: options.name }, now)
  const saved = createState<SaveState>({ kind: 'not-kept' })
  const server = createServerCopy(live)
  const refused = createState<(RefusedWork & { readonly beyond: StateVector }) | null>(null)
  const rejected = createState<readonly ReasonCode[]>([])
  const dropped = new Map<number, number>()
  const joined = new Set<Joined>()
  let kept: KeptLog | null = null

  const everybody = (tell: (peer: Joined) => void): void => {
    for (const peer of joined) tell(peer)
  }

  const refusedDrafts = (beyond: StateVector): EntryDraft[] =>
    draftsOfRefused(live.log().entries(), { beyond, ledger: live.ledger() })

  const setRefused = (reason: ReasonCode, beyond: StateVector): void => {
    const changes = refusedDrafts(beyond).length
    const known = refused.current()
    // A server says it again whenever the work is offered again; that is no news.
    if (known?.reason === reason && known.changes === changes && sameVector(known.beyond, beyond)) return
    if (changes > 0 || known !== null) refused.set(changes > 0 ? { reason, beyond, changes } : null)
  }
  /** What was refused may have been taken after all, or given up elsewhere. */
  const lookAgain = (): void => {
    const work = refused.current()
    if (work === null) return
    const held = server.stored.current()
    const beyond = [...work.beyond].map(([of, clock]) => [of, Math.max(clock, held.get(of) ?? 0)] as const)
    setRefused(work.reason, new Map(beyond))
  }

  /** Goes on without what the given clients have beyond the given clocks. */
  const cut = (beyond: StateVector, client: number): void => {
    const log = live.log()
    for (const [of, clock] of beyond) dropped.set(of, Math.min(clock, dropped.get(of) ?? clock))
    live.exchange(cutLog(log, dropped, { author: log.author, client, now, dropped }))
    kept?.rewrite(dropped)
  }

  const startOver = (again: boolean): void => {
    const work = refused.current()
    if (work === null) return
    const { beyond } = work
    const drafts = again ? refusedDrafts(beyond) : []
    refused.set(null)
    cut(beyond, options.newClient())
    everybody(peer => peer.say({ kind: 'dropped', vector: beyond }))
    for (const draft of drafts) live.append(draft)
    everybody(peer => peer.exchange(true))
  }

  const news: PeerNews = {
    rejected: reason => rejected.set([...rejected.current(), reason].slice(-rejectionsKept)),
    stored(vector) {
      server.holds(vector)
      lookAgain()
    },
    refused(reason, beyond) {
      setRefused(reason, new Map([...(refused.current()?.beyond ?? []), ...beyond]))
    },
    ended: reason => setRefused(reason, server.lacks()),
    dropped(vector) {
      const known = live.log().stateVector()
      if ([...vector].some(([client, clock]) => (known.get(client) ?? 0) > clock)) cut(vector, live.log().client)
      lookAgain()
      everybody(peer => peer.exchange(true))
    },
  }

  return {
    peers: peers.state,
    saved,
    stored: server.stored,
    unacknowledged: server.unacknowledged,
    refused,
    rejected,
    join(transport) {
      const peer = joinPeers(transport, live, { peers, news })
      joined.add(peer)
      return () => {
        if (joined.delete(peer)) peer.leave()
      }
    },
    async keep(store) {
      const log = await keepStored(live, store)
      kept = log
      saved.set(log.state.current())
      log.state.changes$.subscribe(saved.set)
      return log.loss
    },
    retrySaving: async () => kept?.retry(),
    recoverWaiting() {
      for (const draft of live.log().waiting()) live.append(draft)
    },
    show(presence) {
      peers.show(presence)
      everybody(peer => peer.greet())
    },
    beat() {
      peers.forget(now() - silenceMs)
      everybody(peer => {
        peer.exchange(true)
        peer.greet()
      })
    },
    farewell: () => everybody(peer => peer.say({ kind: 'left', client: live.log().client })),
    applyRefusedAgain: () => startOver(true),
    dropRefused: () => startOver(false),
    dispose() {
      everybody(peer => peer.leave())
      joined.clear()
      server.stop()
      kept?.stop()
    },
  }
}
