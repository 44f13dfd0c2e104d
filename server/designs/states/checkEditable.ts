import type { DesignStatus } from '../../contract/designs/design.ts'
import { Problem } from '../../http/problem.ts'

/** @throws Problem design-in-review, or approval-is-lost when it has to be reopened first */
export function checkEditable(status: DesignStatus): void {
  if (status === 'REVIEWING') throw new Problem('design-in-review')
  if (status !== 'DRAFT') throw new Problem('approval-is-lost')
}
