import type { RoomTicket } from '../../../engine/browser/index.ts'
import type { ProductType } from '../../../engine/index.ts'
import type { DesignStatus } from '../../../server/contract/designs/design.ts'
import { type Answer, isPassing } from '../../session/api/answer.ts'
import type { Api } from '../../session/api/createApi.ts'

export interface Wanted {
  readonly design: string
  readonly garment: ProductType
  /** The uuid of a link, for another's design. */
  readonly share: string | null
  /** How the design stands with the shop, when there is a ticket. */
  readonly onStatus?: (status: DesignStatus) => void
}

/**
 * A ticket to a design's room; a design of one's own is made on the server before. Rejects for what passes;
 * `refused` means no for good.
 */
export function ticketRequest(api: Api, { design, garment, share, onStatus }: Wanted): () => Promise<RoomTicket> {
  let isMade = share !== null
  return async () => {
    if (!isMade) {
      const made = await api.makeDesign(design, garment)
      if (made.kind !== 'answered') return refusalOf(made)
      isMade = true
    }
    const given = await api.ticket(design, share)
    if (given.kind === 'answered') {
      onStatus?.(given.value.status)
      return { kind: 'ticket', ticket: given.value.ticket }
    }
    if (share === null || isPassing(given)) return refusalOf(given)
    // A room says only that there is nothing; what became of the link says more.
    const looked = await api.shared(share)
    return refusalOf(looked.kind === 'answered' ? given : looked)
  }
}

function refusalOf(answer: Exclude<Answer<unknown>, { kind: 'answered' }>): RoomTicket {
  if (answer.kind === 'refused' && !isPassing(answer)) return { kind: 'refused', reason: answer.code }
  throw new Error(answer.kind === 'refused' ? answer.code : 'The server was not reached.')
}
