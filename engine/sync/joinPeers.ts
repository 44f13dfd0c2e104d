import type { ReasonCode } from '../document/outcome.ts'
import type { StateVector } from '../log/commandLog.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { hasContent } from '../log/readUpdate.ts'
import { decodeMessage, encodeMessage, type Message } from './message.ts'
import type { Peers } from './peers.ts'
import type { Transport } from './transport.ts'

/** What a transport may ask of its owner, beyond entries and presence. */
export interface PeerNews {
  /** A peer's update was no honest one and was not taken. */
  rejected(reason: ReasonCode): void
  /** A server says what it holds, and what that says. */
  stored(vector: StateVector, digests?: StateVector): void
  /** A server passes on an update, which it holds; told before the log has it. */
  passedOn(update: Uint8Array): void
  refused(reason: ReasonCode, vector: StateVector): void
  dropped(vector: StateVector): void
  /** How full a server says that the design is, in percent. */
  fullness(percent: number): void
  /** The server closed our access. */
  ended(reason: ReasonCode): void
}

export interface Joined {
  /** Tells everybody what there is here, so that they send what is missing; with `wantsReply` they say what they have. */
  exchange(wantsReply: boolean): void
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
    self() {
      const { client, author } = live.log()
      return { client, author }
    },
  })

  return {
    exchange,
    greet,
    send,
    leave() {
      send({ kind: 'left', peer: peers.own().peer })
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
    exchange: wantsReply => send({ kind: 'have', vector: live.log().stateVector(), wantsReply }),
    greet() {
      const { peer, ...presence } = peers.own()
      send({ kind: 'presence', peer, presence })
    },
  }
}

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
  const requestGaps = createGapRequester(live, sender)

  const take = (update: Uint8Array): void => {
    const isServer = transport.reach === 'network'
    if (isServer) news.passedOn(update)
    const outcome = live.apply(update, { from: 'peer', transport: transport.name, isServer })
    if (outcome.kind === 'refused') news.rejected(outcome.reason)
    else requestGaps()
  }

  const respond = (vector: StateVector, wantsReply: boolean): void => {
    const update = live.log().update(vector)
    if (hasContent(update)) sender.send({ kind: 'update', update })
    if (!wantsReply) return
    sender.exchange(false)
    sender.greet()
  }

  return message => {
    switch (message?.kind) {
      case undefined:
        news.rejected('message-unreadable')
        break
      case 'have':
        respond(message.vector, message.wantsReply)
        break
      case 'update':
        take(message.update)
        break
      case 'presence':
        peers.received(message.peer, message.presence)
        break
      case 'left':
        peers.left(message.peer)
        break
      case 'refused':
        if (transport.reach === 'network') news.refused(message.reason, message.vector)
        break
      case 'stored':
        if (transport.reach === 'network') news.stored(message.vector, message.digests)
        break
      case 'fullness':
        if (transport.reach === 'network') news.fullness(message.percent)
        break
      case 'dropped':
        if (transport.reach === 'device') news.dropped(message.vector)
        break
    }
  }
}

/** What waits for something that was lost on the way is healed by asking, once for each piece that is missing. */
function createGapRequester(live: LiveLog, { exchange }: Sender): () => void {
  let requested: StateVector = new Map()
  return () => {
    const gaps = live.log().gaps()
    const isNew = [...gaps].some(([client, clock]) => requested.get(client) !== clock)
    requested = gaps
    if (isNew) exchange(false)
  }
}
