import { z } from 'zod'
import { moment } from './design.ts'

export const revisionReasons = ['submitted', 'ordered', 'published'] as const
export const revisionReason = z.enum(revisionReasons)
export type RevisionReason = z.infer<typeof revisionReason>

/** A design as it was once; it never changes. */
export const designRevision = z.object({
  id: z.uuid(),
  /** 1, 2, 3 … of this design. */
  number: z.int(),
  reason: revisionReason,
  /**
   * Of the canonical JSON of what is made from it: document, garment and its version, hashes of fonts and pictures.
   * The same whatever the order in which edits came.
   */
  sha256: z.string(),
  createdAt: moment,
})
export const revisionsAnswer = z.object({ items: z.array(designRevision) })

export const revisionParams = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1) })

/** The document by itself, as `readCheckpoint` of the engine reads it. */
export const flatDocument = z.string()

export const revisionAnswer = designRevision.extend({ document: flatDocument })
