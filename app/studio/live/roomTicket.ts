import type { RoomTicket } from '../../../engine/browser/index.ts'
import type { ProductType } from '../../../engine/index.ts'
import type { DesignStatus } from '../../../server/contract/designs/design.ts'
import { createDesignCall } from '../../../server/contract/designs/ownDesigns.ts'
import { readSharedCall } from '../../../server/contract/designs/sharedDesign.ts'
import { roomTicketCall } from '../../../server/contract/rooms.ts'
import { productType } from '../../../server/contract/tenantSettings.ts'
import { type ClientResponse, isPassing } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'

export interface TicketOptions {
  readonly design: string
  readonly garment: ProductType
  /** The uuid of a link, for another's design. */
  readonly share: string | null
  /** How the design stands with the shop, when there is a ticket. */
  readonly onStatus?: (status: DesignStatus) => void
}

/**
 * A ticket to a design's room; the person's own design is created on the server first. Rejects for what passes;
 * `refused` means no for good.
 */
export function ticketRequest(
  client: Client,
  { design, garment, share, onStatus }: TicketOptions,
): () => Promise<RoomTicket> {
  let isMade = share !== null
  return async () => {
    if (!isMade) {
      const made = await client.send(createDesignCall, {
        body: { id: design, productType: productType.parse(garment) },
      })
      if (made.kind !== 'ok') return refusalOf(made)
      isMade = true
    }
    const given = await client.send(roomTicketCall, { body: share === null ? { design } : { design, share } })
    if (given.kind === 'ok') {
      onStatus?.(given.value.status)
      return { kind: 'ticket', ticket: given.value.ticket }
    }
    if (share === null || isPassing(given)) return refusalOf(given)
    // A room says only that there is nothing; what became of the link says more.
    const shared = await client.send(readSharedCall, { params: { uuid: share } })
    return refusalOf(shared.kind === 'ok' ? given : shared)
  }
}

function refusalOf(response: Exclude<ClientResponse<unknown>, { kind: 'ok' }>): RoomTicket {
  if (response.kind === 'refused' && !isPassing(response)) return { kind: 'refused', reason: response.code }
  throw new Error(response.kind === 'refused' ? response.code : 'The server was not reached.')
}
