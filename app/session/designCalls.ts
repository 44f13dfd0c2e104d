import { type ResponseOf, versionTag } from '../../server/contract/call.ts'
import type { Design, DesignCard } from '../../server/contract/designs/design.ts'
import { readHistoryCall } from '../../server/contract/designs/designHistory.ts'
import {
  claimDesignsCall,
  type DesignQuery,
  deleteDesignCall,
  duplicateDesignCall,
  listDesignsCall,
  publishDesignCall,
  readDesignCall,
  renameDesignCall,
  reopenDesignCall,
  restoreDesignCall,
  submitDesignCall,
  unpublishDesignCall,
  withdrawDesignCall,
} from '../../server/contract/designs/ownDesigns.ts'
import type { ClientResponse } from './api/clientResponse.ts'
import type { Client } from './api/createClient.ts'

const steps = {
  submit: submitDesignCall,
  withdraw: withdrawDesignCall,
  reopen: reopenDesignCall,
  publish: publishDesignCall,
  unpublish: unpublishDesignCall,
  restore: restoreDesignCall,
}

/** A step of a design's life. */
export type DesignStep = keyof typeof steps

type Seen = Pick<DesignCard, 'id' | 'version'>

/** Calls about a customer's own designs. A change names the version that the customer has seen. */
interface DesignCalls {
  list(query: Partial<DesignQuery>): Promise<ClientResponse<ResponseOf<typeof listDesignsCall>>>
  /** All of them, however many pages they have. */
  all(): Promise<ClientResponse<readonly DesignCard[]>>
  read(id: string): Promise<ClientResponse<Design>>
  rename(seen: Seen, name: string): Promise<ClientResponse<Design>>
  /** Puts it away; `restore` brings it back. */
  remove(seen: Seen): Promise<ClientResponse<Design>>
  step(seen: Seen, step: DesignStep): Promise<ClientResponse<Design>>
  duplicate(id: string, copy: string, name: string): Promise<ClientResponse<Design>>
  history(id: string): Promise<ClientResponse<ResponseOf<typeof readHistoryCall>>>
  /** Takes over what was designed with a guest's secret. */
  claim(guestSecret: string): Promise<ClientResponse<ResponseOf<typeof claimDesignsCall>>>
}

/** As many as the server gives at once. */
const wholePage = 100

export function designCalls(client: Client): DesignCalls {
  const seen = ({ id, version }: Seen) => ({ params: { id }, headers: { 'if-match': versionTag(version) } })
  const list: DesignCalls['list'] = query => client.send(listDesignsCall, { query })
  return {
    list,
    async all() {
      const found: DesignCard[] = []
      for (let page = 1; ; page++) {
        const response = await list({ page, pageSize: wholePage })
        if (response.kind !== 'ok') return response
        found.push(...response.value.items)
        if (response.value.items.length < wholePage) return { kind: 'ok', value: found }
      }
    },
    read: id => client.send(readDesignCall, { params: { id } }),
    rename: (card, name) => client.send(renameDesignCall, { ...seen(card), body: { name } }),
    remove: card => client.send(deleteDesignCall, seen(card)),
    step: (card, step) => client.send(steps[step], seen(card)),
    duplicate: (id, copy, name) => client.send(duplicateDesignCall, { params: { id }, body: { id: copy, name } }),
    history: id => client.send(readHistoryCall, { params: { id } }),
    claim: guestSecret => client.send(claimDesignsCall, { body: { guestSecret } }),
  }
}
