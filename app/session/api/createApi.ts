import type { AssetId, ProductType, z } from '../../../engine/index.ts'
import { type Design, design } from '../../../server/contract/designs/design.ts'
import {
  type DesignShare,
  designShare,
  madeShare,
  type ShareScope,
  sharesAnswer,
} from '../../../server/contract/designs/designShare.ts'
import { sharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { type RoomTicketAnswer, roomTicket } from '../../../server/contract/rooms.ts'
import { uploads } from '../../../server/contract/uploads.ts'
import type { Answer } from './answer.ts'
import type { AskServer, Fetch } from './askServer.ts'

export type SharedDesign = z.infer<typeof sharedDesign>
type MadeShare = z.infer<typeof madeShare>

export interface NewShare {
  readonly scope: ShareScope
  /** ISO; `null`: until it is taken back. */
  readonly expiresAt: string | null
}

/** The calls of the server that the app makes. None of them rejects. */
export interface Api {
  /** Makes a design of one's own; the same id again gives what is there. */
  makeDesign(id: string, garment: ProductType): Promise<Answer<Design>>
  /** Leave to join a design's live room, by a link's uuid if it is another's. */
  ticket(design: string, share: string | null): Promise<Answer<RoomTicketAnswer>>
  /** The links to a design of one's own, the latest first. */
  shares(design: string): Promise<Answer<{ readonly items: readonly DesignShare[] }>>
  makeShare(design: string, share: NewShare): Promise<Answer<MadeShare>>
  revokeShare(design: string, share: string): Promise<Answer<DesignShare>>
  /** What a link opens. */
  shared(uuid: string): Promise<Answer<SharedDesign>>
  sendPicture(bytes: Uint8Array): Promise<Answer<unknown>>
  /** The bytes of a picture; `null` where the server has not got it or was not reached. */
  picture(asset: AssetId): Promise<Uint8Array | null>
}

interface ApiOptions {
  readonly ask: AskServer
  readonly fetch: Fetch
}

export function createApi({ ask, fetch }: ApiOptions): Api {
  const at = (id: string): string => `/api/designs/${encodeURIComponent(id)}`
  return {
    makeDesign: (id, garment) =>
      ask({ method: 'POST', path: '/api/designs', body: { id, productType: garment }, answer: design }),
    ticket: (id, share) =>
      ask({
        method: 'POST',
        path: '/api/rooms/tickets',
        answer: roomTicket,
        body: share === null ? { design: id } : { design: id, share },
      }),
    shares: id => ask({ method: 'GET', path: `${at(id)}/shares`, answer: sharesAnswer }),
    makeShare: (id, share) => ask({ method: 'POST', path: `${at(id)}/shares`, body: share, answer: madeShare }),
    revokeShare: (id, share) => ask({ method: 'DELETE', path: `${at(id)}/shares/${share}`, answer: designShare }),
    shared: uuid => ask({ method: 'GET', path: `${at('shared')}/${encodeURIComponent(uuid)}`, answer: sharedDesign }),
    sendPicture(bytes) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), 'picture')
      return ask({ method: 'POST', path: '/api/uploads', body: form, answer: uploads })
    },
    async picture(asset) {
      const response = await fetch(`/api/uploads/${asset}`).catch(() => null)
      const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null
      return bytes && new Uint8Array(bytes)
    },
  }
}
