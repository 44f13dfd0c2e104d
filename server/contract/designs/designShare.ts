import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { designParams } from './design.ts'

export const shareScopes = ['view', 'comment', 'edit'] as const
export const shareScope = z.enum(shareScopes)
export type ShareScope = z.infer<typeof shareScope>

/** `POST /api/designs/{id}/shares` */
export const newShare = z.strictObject({
  scope: shareScope,
  /** A label that only the owner sees, such as who got the link. */
  label: z.string().trim().max(60).default(''),
  /** Null: it never expires. */
  expiresAt: isoTime.nullable().default(null),
})

/** The request to create a link. */
export type NewShare = z.input<typeof newShare>

export const designShare = z.object({
  id: z.uuid(),
  scope: shareScope,
  label: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime.nullable(),
  revokedAt: isoTime.nullable(),
})
export type DesignShare = z.infer<typeof designShare>

/** The secret is only in this response; the server stores its hash. */
export const madeShare = designShare.extend({ secret: z.uuid(), path: z.string() })
export const sharesResponse = z.object({ items: z.array(designShare) })
export const shareParams = z.object({ id: z.uuid(), share: z.uuid() })

export const listSharesCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/shares',
  access: 'visitor',
  summary: 'List the share links of a design',
  params: designParams,
  response: sharesResponse,
})

export const createShareCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/shares',
  access: 'visitor',
  summary: 'Create a share link',
  params: designParams,
  body: newShare,
  response: madeShare,
  status: 201,
})

export const revokeShareCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id/shares/:share',
  access: 'visitor',
  summary: 'Revoke a share link',
  params: shareParams,
  response: designShare,
})
