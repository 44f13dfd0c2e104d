import { z } from 'zod'
import { defineCall } from '../call.ts'
import { designParams, moment, sharedParams } from './design.ts'

/** Bytes that a log takes at once. */
export const largestUpdate = 1_048_576

/** `GET /api/designs/{id}/log`: everything that the log has, as one update of Yjs (format 1) in base64. */
export const logAnswer = z.object({ seq: z.int(), update: z.base64() })

/** `POST /api/designs/{id}/log`: the same; or the bare bytes as `application/octet-stream`. */
export const logUpdate = z.strictObject({ update: z.base64().max(Math.ceil(largestUpdate / 3) * 4) })

/** What the log has taken up to now; it lasts from here on. */
export const logTaken = z.object({ seq: z.int() })

const revisionReasons = ['submitted', 'ordered', 'published'] as const
const revisionReason = z.enum(revisionReasons)
export type RevisionReason = z.infer<typeof revisionReason>

/** A design as it was once; it never changes. */
const designRevision = z.object({
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

export const readLogCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/log',
  access: 'visitor',
  summary: 'The log of a design',
  params: designParams,
  answer: logAnswer,
})

export const addToLogCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/log',
  access: 'visitor',
  summary: 'Add to the log',
  params: designParams,
  body: logUpdate,
  answer: logTaken,
})

export const listRevisionsCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/revisions',
  access: 'visitor',
  summary: 'What was submitted',
  params: designParams,
  answer: revisionsAnswer,
})

export const readRevisionCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/revisions/:number',
  access: 'visitor',
  summary: 'A design as it was submitted',
  params: revisionParams,
  answer: revisionAnswer,
})

export const readSharedLogCall = defineCall({
  method: 'GET',
  path: '/api/designs/shared/:uuid/log',
  access: 'visitor',
  summary: 'The log of a shared design',
  params: sharedParams,
  answer: logAnswer,
})

export const addToSharedLogCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/log',
  access: 'visitor',
  summary: 'Edit a shared design',
  params: sharedParams,
  body: logUpdate,
  answer: logTaken,
})
