import { z } from 'zod'
import { defineCall } from '../call.ts'
import { designParams, moment } from './design.ts'

export const shareScopes = ['view', 'comment', 'edit'] as const
export const shareScope = z.enum(shareScopes)
export type ShareScope = z.infer<typeof shareScope>

/** `POST /api/designs/{id}/shares` */
export const newShare = z.strictObject({
  scope: shareScope,
  /** For the owner alone: who got the link. */
  label: z.string().trim().max(60).default(''),
  /** Null: until it is revoked. */
  expiresAt: moment.nullable().default(null),
})

/** As it is asked for. */
export type NewShare = z.input<typeof newShare>

export const designShare = z.object({
  id: z.uuid(),
  scope: shareScope,
  label: z.string(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  revokedAt: moment.nullable(),
})
export type DesignShare = z.infer<typeof designShare>

/** Only here is the secret told; it is not kept. */
export const madeShare = designShare.extend({ secret: z.uuid(), path: z.string() })
export const sharesAnswer = z.object({ items: z.array(designShare) })
export const shareParams = z.object({ id: z.uuid(), share: z.uuid() })

export const listSharesCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id/shares',
  access: 'visitor',
  summary: 'Links to a design',
  params: designParams,
  answer: sharesAnswer,
})

export const makeShareCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/shares',
  access: 'visitor',
  summary: 'Make a link',
  params: designParams,
  body: newShare,
  answer: madeShare,
  status: 201,
})

export const revokeShareCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id/shares/:share',
  access: 'visitor',
  summary: 'Take a link back',
  params: shareParams,
  answer: designShare,
})
