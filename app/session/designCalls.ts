import { type AnswerOf, versionTag } from '../../server/contract/call.ts'
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
import type { Answer } from './api/answer.ts'
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

/** What somebody asks of his own designs. A change names the version that he has seen. */
interface DesignCalls {
  list(query: Partial<DesignQuery>): Promise<Answer<AnswerOf<typeof listDesignsCall>>>
  /** All of them, however many pages they have. */
  all(): Promise<Answer<readonly DesignCard[]>>
  read(id: string): Promise<Answer<Design>>
  rename(seen: Seen, name: string): Promise<Answer<Design>>
  /** Puts it away; `restore` brings it back. */
  remove(seen: Seen): Promise<Answer<Design>>
  step(seen: Seen, step: DesignStep): Promise<Answer<Design>>
  duplicate(id: string, copy: string): Promise<Answer<Design>>
  history(id: string): Promise<Answer<AnswerOf<typeof readHistoryCall>>>
  /** Takes over what was designed with a guest's secret. */
  claim(guestSecret: string): Promise<Answer<AnswerOf<typeof claimDesignsCall>>>
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
        const answer = await list({ page, pageSize: wholePage })
        if (answer.kind !== 'answered') return answer
        found.push(...answer.value.items)
        if (answer.value.items.length < wholePage) return { kind: 'answered', value: found }
      }
    },
    read: id => client.send(readDesignCall, { params: { id } }),
    rename: (card, name) => client.send(renameDesignCall, { ...seen(card), body: { name } }),
    remove: card => client.send(deleteDesignCall, seen(card)),
    step: (card, step) => client.send(steps[step], seen(card)),
    duplicate: (id, copy) => client.send(duplicateDesignCall, { params: { id }, body: { id: copy } }),
    history: id => client.send(readHistoryCall, { params: { id } }),
    claim: guestSecret => client.send(claimDesignsCall, { body: { guestSecret } }),
  }
}
