import { z } from 'zod'
import { moment } from './design.ts'

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
