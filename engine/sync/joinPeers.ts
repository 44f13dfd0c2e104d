import type { ReasonCode } from '../document/outcome.ts'
import type { StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { endOfUpdate } from '../log/readUpdate.ts'
import { decodeMessage, encodeMessage, type Message } from './message.ts'
import type { Peers } from './peers.ts'
import type { Transport } from './transport.ts'

/** What a transport may ask of its owner, beyond entries and presence. */
export interface PeerNews {
  /** A peer's update was no honest one and was not taken. */
  rejected(reason: ReasonCode): void
  stored(vector: StateVector): void
  refused(reason: ReasonCode, vector: StateVector): void
  dropped(vector: StateVector): void
  /** A server lets this page in no more. */
  ended(reason: ReasonCode): void
}

export interface Joined {
  /** Tells everybody what there is here, so that they send what is missing; with `ask` they tell as well. */
  exchange(ask: boolean): void
  /** Says who is here and where. */
  greet(): void
  say(message: Message): void
  leave(): void
}

/** Bytes of an update that says nothing. */
const emptyUpdateLength = 2

export function joinPeers(
  transport: Transport,
  live: LiveLog,
  { peers, news }: { peers: Peers; news: PeerNews },
): Joined {
  let askedIn: string | null = null
  const say = (message: Message): void => transport.send(encodeMessage(message))
  const sayHave = (ask: boolean): void => say({ kind: 'have', vector: live.log().stateVector(), ask })
  const sayPresence = (): void => {
    const own = peers.own()
    say({ kind: 'presence', client: own.client, presence: { ...own } })
  }

  /** What waits for something that was lost on the way is healed by asking, once for every state that has a gap. */
  const askAboutGaps = (): void => {
    if (!live.log().hasGaps()) return
    const state = JSON.stringify([...live.log().stateVector()].sort(([a], [b]) => a - b))
    if (state === askedIn) return
    askedIn = state
    sayHave(false)
  }

  const take = (update: Uint8Array): void => {
    // A server passes on only what it holds.
    if (transport.reach === 'network') news.stored(endOfUpdate(update))
    const outcome = live.log().apply(update, { from: 'peer', transport: transport.name })
    if (outcome.kind === 'refused') news.rejected(outcome.reason)
    else askAboutGaps()
  }

  const hear = (message: Message | null): void => {
    switch (message?.kind) {
      case undefined:
        news.rejected('message-unreadable')
        break
      case 'have': {
        const update = live.log().update(message.vector)
        if (update.length > emptyUpdateLength) say({ kind: 'update', update })
        if (message.ask) {
          sayHave(false)
          sayPresence()
        }
        break
      }
      case 'update':
        take(message.update)
        break
      case 'presence':
        peers.heard(message.client, message.presence)
        break
      case 'left':
        peers.left(message.client)
        break
      case 'refused':
        if (transport.reach === 'network') news.refused(message.reason, message.vector)
        break
      case 'stored':
        if (transport.reach === 'network') news.stored(message.vector)
        break
      case 'dropped':
        if (transport.reach === 'device') news.dropped(message.vector)
        break
    }
  }

  const sending = live.updates$.subscribe(({ update, origin }) => {
    const cameFromThere = origin.from === 'peer' && origin.transport === transport.name
    if (!cameFromThere) say({ kind: 'update', update })
  })
  transport.open({
    opened() {
      sayHave(true)
      sayPresence()
    },
    received: bytes => hear(decodeMessage(bytes)),
    ended: news.ended,
  })

  return {
    exchange: sayHave,
    greet: sayPresence,
    say,
    leave() {
      say({ kind: 'left', client: peers.own().client })
      sending.unsubscribe()
      transport.close()
    },
  }
}
