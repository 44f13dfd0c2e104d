import type { z } from 'zod'
import { pageOf } from '../../server/contract/callParts.ts'
import { type Design, type DesignCard, design, designCard } from '../../server/contract/designs/design.ts'
import { historyAnswer } from '../../server/contract/designs/designHistory.ts'
import { claimAnswer, type DesignQuery } from '../../server/contract/designs/ownDesigns.ts'
import type { Answer } from './api/answer.ts'
import type { AskServer } from './api/askServer.ts'

const designPage = pageOf(designCard)
type DesignPage = z.infer<typeof designPage>
type Claimed = z.infer<typeof claimAnswer>
type DesignHistory = z.infer<typeof historyAnswer>

/** A step of a design's life. */
export type DesignStep = 'submit' | 'withdraw' | 'reopen' | 'publish' | 'unpublish' | 'restore'

type Seen = Pick<DesignCard, 'id' | 'version'>

/** What somebody asks of his own designs. A change names the version that he has seen. */
interface DesignCalls {
  list(query: Partial<DesignQuery>): Promise<Answer<DesignPage>>
  /** All of them, however many pages they have. */
  all(): Promise<Answer<readonly DesignCard[]>>
  read(id: string): Promise<Answer<Design>>
  rename(seen: Seen, name: string): Promise<Answer<Design>>
  /** Puts it away; `restore` brings it back. */
  remove(seen: Seen): Promise<Answer<Design>>
  step(seen: Seen, step: DesignStep): Promise<Answer<Design>>
  duplicate(id: string, copy: string): Promise<Answer<Design>>
  history(id: string): Promise<Answer<DesignHistory>>
  /** Takes over what was designed with a guest's secret. */
  claim(guestSecret: string): Promise<Answer<Claimed>>
}

/** As many as the server gives at once. */
const wholePage = 100

export function designCalls(ask: AskServer): DesignCalls {
  const at = (id: string): string => `/api/designs/${encodeURIComponent(id)}`
  const seen = ({ version }: Seen) => ({ 'if-match': `"${version}"` })
  const list: DesignCalls['list'] = query =>
    ask({ method: 'GET', path: `/api/designs?${new URLSearchParams(written(query))}`, answer: designPage })
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
    read: id => ask({ method: 'GET', path: at(id), answer: design }),
    rename: (card, name) =>
      ask({ method: 'PATCH', path: at(card.id), body: { name }, headers: seen(card), answer: design }),
    remove: card => ask({ method: 'DELETE', path: at(card.id), headers: seen(card), answer: design }),
    step: (card, step) => ask({ method: 'POST', path: `${at(card.id)}/${step}`, headers: seen(card), answer: design }),
    duplicate: (id, copy) => ask({ method: 'POST', path: `${at(id)}/duplicate`, body: { id: copy }, answer: design }),
    history: id => ask({ method: 'GET', path: `${at(id)}/history`, answer: historyAnswer }),
    claim: guestSecret =>
      ask({ method: 'POST', path: '/api/designs/claim', body: { guestSecret }, answer: claimAnswer }),
  }
}

const written = (query: Partial<DesignQuery>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
