import type { Design } from '../../server/contract/designs/design.ts'
import type { Lock } from './lockEngine.ts'

/** How a design stands with the shop; of another's only that it is being reviewed. */
export type Standing = Pick<Design, 'status'>

/** What somebody wanted to do with a locked design. */
export interface Tried {
  readonly again: () => void
}

/** What its standing keeps a design from. */
export function lockOf(standing: Standing | null): Lock {
  if (standing === null || standing.status === 'DRAFT') return null
  return standing.status === 'REVIEWING' ? 'design-in-review' : 'approval-is-lost'
}
