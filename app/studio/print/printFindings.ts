import type { PlayerId } from '../../../engine/index.ts'
import type { PrintObstacle, PrintWarning } from '../../../engine/print/index.ts'

/** Of the whole design, or of one player's shirt. */
export type Finding = (PrintObstacle | PrintWarning) & { readonly player?: PlayerId }

/** What has to be said about a print: why there is none, or what to look at in it. */
export interface PrintFindings {
  readonly kind: 'refused' | 'printed'
  readonly found: readonly Finding[]
}
