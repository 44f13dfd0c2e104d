import type { RoomTicket } from '../../../engine/browser/index.ts'
import type { ProductType } from '../../../engine/index.ts'
import type { DesignStatus } from '../../../server/contract/designs/design.ts'
import { createDesignCall } from '../../../server/contract/designs/ownDesigns.ts'
import { readSharedCall } from '../../../server/contract/designs/sharedDesign.ts'
import { roomTicketCall } from '../../../server/contract/rooms.ts'
import { productType } from '../../../server/contract/tenantSettings.ts'
import { type Answer, isPassing } from '../../session/api/answer.ts'
import type { Client } from '../../session/api/createClient.ts'

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
export function ticketRequest(client: Client, { design, garment, share, onStatus }: Wanted): () => Promise<RoomTicket> {
  let isMade = share !== null
  return async () => {
    if (!isMade) {
      const made = await client.send(createDesignCall, {
        body: { id: design, productType: productType.parse(garment) },
      })
      if (made.kind !== 'answered') return refusalOf(made)
      isMade = true
    }
    const given = await client.send(roomTicketCall, { body: share === null ? { design } : { design, share } })
    if (given.kind === 'answered') {
      onStatus?.(given.value.status)
      return { kind: 'ticket', ticket: given.value.ticket }
    }
    if (share === null || isPassing(given)) return refusalOf(given)
    // A room says only that there is nothing; what became of the link says more.
    const looked = await client.send(readSharedCall, { params: { uuid: share } })
    return refusalOf(looked.kind === 'answered' ? given : looked)
  }
}

function refusalOf(answer: Exclude<Answer<unknown>, { kind: 'answered' }>): RoomTicket {
  if (answer.kind === 'refused' && !isPassing(answer)) return { kind: 'refused', reason: answer.code }
  throw new Error(answer.kind === 'refused' ? answer.code : 'The server was not reached.')
}
