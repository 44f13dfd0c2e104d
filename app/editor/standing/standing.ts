import type { Design } from '../../../server/contract/designs/design.ts'
import type { Lock } from './lockEngine.ts'

/** How one's own design stands with the shop. */
export type Standing = Pick<Design, 'status' | 'version'>

/** What somebody wanted to do with a locked design. */
export interface Tried {
  readonly again: () => void
}

/** What its standing keeps a design from. */
export function lockOf(standing: Standing | null): Lock {
  if (standing === null || standing.status === 'DRAFT') return null
  return standing.status === 'REVIEWING' ? 'design-in-review' : 'approval-is-lost'
}
