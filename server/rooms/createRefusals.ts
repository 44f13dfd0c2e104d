import { encodeMessage, type ReasonCode } from '../../engine/index.ts'
import type { RoomLedger } from './roomLedger.ts'
import type { RoomMember } from './roomMember.ts'

/** What was refused of each member, by Yjs client. */
export interface Refusals {
  refuse(member: RoomMember, reasons: ReadonlyMap<number, ReasonCode>): void
  /** Reports that earlier updates of these clients are missing. */
  reportGaps(member: RoomMember, gaps: ReadonlySet<number>): void
  /** Clears the refusals of clients that continue from accepted updates. */
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
    // Updates that follow a refused one are refused too; any other gap is closed by sending the room's vector.
    reportGaps(member, gaps) {
      const known = refusals.get(member)
      const again = [...gaps].flatMap(client => {
        const reason = known?.get(client)
        return reason === undefined ? [] : [[client, reason] as const]
      })
      if (again.length > 0) refuse(member, new Map(again))
      if (again.length < gaps.size)
        member.send(encodeMessage({ kind: 'have', vector: ledger.taken(), wantsReply: false }))
    },
    forget(member, clients) {
      for (const client of clients) refusals.get(member)?.delete(client)
    },
  }
}
