import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Services } from '../../session/services.ts'

// Every page has the skeleton of a shared design, so nothing here brings a schema along.

/** Where a design is shown from: a link that somebody made, or the store. */
export interface SharedSource {
  readonly kind: 'link' | 'store'
  /** The secret of the link, or the id of the design. */
  readonly id: string
}

/** What the address of a screen shows: `/design/preview/<uuid>` or `/store/<published>`. */
export const sourceOf = ({ uuid = '', published }: Readonly<Record<string, string | undefined>>): SharedSource =>
  published === undefined ? { kind: 'link', id: uuid } : { kind: 'store', id: published }

/** Under which what is shown is remembered. */
export const shownKey = ({ kind, id }: SharedSource) => ['shown', kind, id] as const

/** The design as far as it is here already; else `null`. */
export function knownShown({ queries }: Pick<Services, 'queries'>, source: SharedSource): SharedDesign | null {
  const known = queries.getQueryData<ClientResponse<SharedDesign>>(shownKey(source))
  return known?.kind === 'ok' ? known.value : null
}
