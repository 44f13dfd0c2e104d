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
  /** The server closed our access. */
  ended(reason: ReasonCode): void
}

export interface Joined {
  /** Tells everybody what there is here, so that they send what is missing; with `ask` they tell as well. */
  exchange(ask: boolean): void
  /** Says who is here and where. */
  greet(): void
  send(message: Message): void
  leave(): void
}

/** Exchanges entries and presence with everybody on the transport, until it is left. */
export function joinPeers(
  transport: Transport,
  live: LiveLog,
  { peers, news }: { peers: Peers; news: PeerNews },
): Joined {
  const sender = createSender(transport, live, peers)
  const { send, exchange, greet } = sender
  const receive = createReceiver(transport, live, { peers, news, sender })

  const sending = live.updates$.subscribe(({ update, origin }) => {
    const cameFromThere = origin.from === 'peer' && origin.transport === transport.name
    if (!cameFromThere) send({ kind: 'update', update })
  })
  transport.open({
    opened() {
      exchange(true)
      greet()
    },
    received: bytes => receive(decodeMessage(bytes)),
    ended: news.ended,
  })

  return {
    exchange,
    greet,
    send,
    leave() {
      send({ kind: 'left', client: peers.own().client })
      sending.unsubscribe()
      transport.close()
    },
  }
}

type Sender = Omit<Joined, 'leave'>

function createSender(transport: Transport, live: LiveLog, peers: Peers): Sender {
  const send = (message: Message): void => transport.send(encodeMessage(message))
  return {
    send,
    exchange: ask => send({ kind: 'have', vector: live.log().stateVector(), ask }),
    greet() {
      const own = peers.own()
      send({ kind: 'presence', client: own.client, presence: { ...own } })
    },
  }
}

/** Bytes of an update that says nothing. */
const emptyUpdateLength = 2

interface ReceiverOptions {
  readonly peers: Peers
  readonly news: PeerNews
  readonly sender: Sender
}

/** Takes messages of the transport; `null` stands for one that cannot be read. */
function createReceiver(
  transport: Transport,
  live: LiveLog,
  { peers, news, sender }: ReceiverOptions,
): (message: Message | null) => void {
  const askAboutGaps = createGapAsker(live, sender)

  const take = (update: Uint8Array): void => {
    // A server passes on only what it holds.
    if (transport.reach === 'network') news.stored(endOfUpdate(update))
    const outcome = live.log().apply(update, { from: 'peer', transport: transport.name })
    if (outcome.kind === 'refused') news.rejected(outcome.reason)
    else askAboutGaps()
  }

  const answer = (vector: StateVector, ask: boolean): void => {
    const update = live.log().update(vector)
    if (update.length > emptyUpdateLength) sender.send({ kind: 'update', update })
    if (!ask) return
    sender.exchange(false)
    sender.greet()
  }

  return message => {
    switch (message?.kind) {
      case undefined:
        news.rejected('message-unreadable')
        break
      case 'have':
        answer(message.vector, message.ask)
        break
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
}

/** What waits for something that was lost on the way is healed by asking, once for every state that has a gap. */
function createGapAsker(live: LiveLog, { exchange }: Sender): () => void {
  let askedIn: string | null = null
  return () => {
    if (!live.log().hasGaps()) return
    const state = JSON.stringify([...live.log().stateVector()].sort(([a], [b]) => a - b))
    if (state === askedIn) return
    askedIn = state
    exchange(false)
  }
}
