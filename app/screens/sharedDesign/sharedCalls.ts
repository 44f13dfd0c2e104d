import {
  commentsAnswer,
  type DesignComment,
  designComment,
  type NewComment,
} from '../../../server/contract/designs/designComment.ts'
import { designRating, sharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { storeDesign } from '../../../server/contract/designs/storeDesign.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'
import type { SharedDesign } from '../../session/api/createApi.ts'

/** Where a design is shown from: a link that somebody made, or the store. */
export interface SharedSource {
  readonly kind: 'link' | 'store'
  /** The secret of the link, or the id of the design. */
  readonly id: string
}

const at = ({ kind, id }: SharedSource): string =>
  `/api/${kind === 'link' ? 'designs/shared' : 'store/designs'}/${encodeURIComponent(id)}`

/** A design of the store is shown like one by a link that lets one look at it. */
export async function readShown(ask: AskServer, source: SharedSource): Promise<Answer<SharedDesign>> {
  if (source.kind === 'link') return ask({ method: 'GET', path: at(source), answer: sharedDesign })
  const answer = await ask({ method: 'GET', path: at(source), answer: storeDesign })
  return answer.kind === 'answered' ? { ...answer, value: { ...answer.value, scope: 'view', id: null } } : answer
}

/** One rating of a person; the next one takes its place. */
export const rate = (
  ask: AskServer,
  source: SharedSource,
  given: { readonly rating: number; readonly comment: string },
) => ask({ method: 'POST', path: `${at(source)}/ratings`, body: given, answer: designRating })

/** Only links to comment or to edit tell them, the oldest first. */
export const readRemarks = (ask: AskServer, source: SharedSource) =>
  ask({ method: 'GET', path: `${at(source)}/comments`, answer: commentsAnswer })

export const writeRemark = (ask: AskServer, source: SharedSource, remark: NewComment): Promise<Answer<DesignComment>> =>
  ask({ method: 'POST', path: `${at(source)}/comments`, body: remark, answer: designComment })
