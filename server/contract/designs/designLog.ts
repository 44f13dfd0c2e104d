import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, largestInteger } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'
import { designParams, sharedParams } from './design.ts'

/** The maximum size of one update, in bytes. */
export const largestUpdate = 1_048_576

/** `GET /api/designs/{id}/log`: the whole log as one Yjs update (format 1) in base64. */
export const logResponse = z.object({ seq: z.int(), update: z.base64() })

/** `POST /api/designs/{id}/log`: a Yjs update in base64, or the bytes as `application/octet-stream`. */
export const logUpdate = z.strictObject({ update: z.base64().max(Math.ceil(largestUpdate / 3) * 4) })

/** The number of updates that are stored durably. */
export const logTaken = z.object({ seq: z.int() })

const revisionReasons = ['submitted', 'ordered', 'published'] as const
const revisionReason = z.enum(revisionReasons)
export type RevisionReason = z.infer<typeof revisionReason>

/** A snapshot of a design that never changes. */
export const designRevision = z.object({
  id: z.uuid(),
  /** Revisions of a design count from 1. */
  number: z.int(),
  reason: revisionReason,
  /**
   * The hash of the canonical JSON of everything it is produced from: document, garment and its version, hashes of
   * fonts and images. It does not depend on the order of edits.
   */
  sha256: z.string(),
  createdAt: isoTime,
})
export const revisionsResponse = z.object({ items: z.array(designRevision) })

export const revisionParams = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(largestInteger) })

/** The document alone; `readCheckpoint` of the engine reads it. */
export const flatDocument = z.string()

/** What a design shows now, players included: it is shown before the log is read. `seq` is 0 before anybody drew. */
export const documentResponse = z.object({ seq: z.int(), productType, document: flatDocument })

export const revisionResponse = designRevision.extend({ document: flatDocument })

export const readLogCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/log',
  access: 'visitor',
  summary: 'Get the log of a design',
  params: designParams,
  response: logResponse,
})

export const readDocumentCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/document',
  access: 'visitor',
  summary: 'Get what a design shows now',
  params: designParams,
  response: documentResponse,
})

export const addToLogCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/log',
  access: 'visitor',
  summary: 'Append to the log of a design',
  params: designParams,
  body: logUpdate,
  response: logTaken,
})

export const listRevisionsCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/revisions',
  access: 'visitor',
  summary: 'List the revisions of a design',
  params: designParams,
  response: revisionsResponse,
})

export const readRevisionCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/revisions/:number',
  access: 'visitor',
  summary: 'Get a revision of a design',
  params: revisionParams,
  response: revisionResponse,
})

export const readSharedLogCall = defineCall({
  method: 'GET',
  path: '/api/designs/shared/:uuid/log',
  access: 'visitor',
  summary: 'Get the log of a shared design',
  params: sharedParams,
  response: logResponse,
})

export const addToSharedLogCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/log',
  access: 'visitor',
  summary: 'Edit a shared design',
  params: sharedParams,
  body: logUpdate,
  response: logTaken,
})
