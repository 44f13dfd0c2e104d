import { encodeMessage, type ReasonCode } from '../../engine/index.ts'
import type { RoomLedger } from './roomLedger.ts'
import type { RoomMember } from './roomMember.ts'

/** What each member was told that the room does not take, by the client of Yjs that wrote it. */
export interface Refusals {
  refuse(member: RoomMember, reasons: ReadonlyMap<number, ReasonCode>): void
  /** Something of these clients is missing before what came. */
  answerGaps(member: RoomMember, gaps: ReadonlySet<number>): void
  /** These clients write on what the room has taken. */
  forget(member: RoomMember, clients: Iterable<number>): void
}

export function createRefusals(ledger: RoomLedger): Refusals {
  const refusals = new WeakMap<RoomMember, Map<number, ReasonCode>>()

  const refuse = (member: RoomMember, reasons: ReadonlyMap<number, ReasonCode>): void => {
    const known = refusals.get(member) ?? new Map<number, ReasonCode>()
    refusals.set(member, known)
    for (const [client, reason] of reasons) known.set(client, reason)
    for (const reason of new Set(reasons.values())) {
      const clients = [...reasons.keys()].filter(client => reasons.get(client) === reason)
      const vector = new Map(clients.map(client => [client, ledger.lineOf(client).clock]))
      member.send(encodeMessage({ kind: 'refused', reason, vector }))
    }
  }

  return {
    refuse,
    // What follows something refused is refused with it; any other gap is healed by saying where the room stands.
    answerGaps(member, gaps) {
      const known = refusals.get(member)
      const again = [...gaps].flatMap(client => {
        const reason = known?.get(client)
        return reason === undefined ? [] : [[client, reason] as const]
      })
      if (again.length > 0) refuse(member, new Map(again))
      if (again.length < gaps.size) member.send(encodeMessage({ kind: 'have', vector: ledger.taken(), ask: false }))
    },
    forget(member, clients) {
      for (const client of clients) refusals.get(member)?.delete(client)
    },
  }
}
