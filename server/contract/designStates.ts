import { z } from 'zod'

export const designStatuses = ['DRAFT', 'REVIEWING', 'READY', 'REJECTED'] as const
export const designStatus = z.enum(designStatuses)
export type DesignStatus = z.infer<typeof designStatus>

/** What may follow what; the database holds the same table and refuses any other pair. */
export const designTransitions: Readonly<Record<DesignStatus, readonly DesignStatus[]>> = {
  DRAFT: ['REVIEWING'],
  // Back to DRAFT: the owner withdraws.
  REVIEWING: ['READY', 'REJECTED', 'DRAFT'],
  // Back to DRAFT: somebody edits.
  READY: ['DRAFT'],
  REJECTED: ['DRAFT'],
}
