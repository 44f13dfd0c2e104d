import { z } from 'zod'
import { productType } from '../tenantSettings.ts'
import { moment } from './design.ts'
import { flatDocument } from './designLog.ts'
import { shareScope } from './designShare.ts'

export const sharedParams = z.object({ uuid: z.uuid() })

/** What everybody may see of a design: how it looks, neither its history nor its players. */
export const shownDesign = z.object({
  name: z.string(),
  productType,
  colours: z.array(z.string()),
  designedAt: moment,
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  document: flatDocument,
})

/** `GET /api/designs/shared/{uuid}` */
export const sharedDesign = shownDesign.extend({
  scope: shareScope,
  /** With the scope `edit` alone: what its log and its room are called by. */
  id: z.uuid().nullable(),
})

/** One rating of a person; the next one takes its place. */
export const newRating = z.strictObject({
  rating: z.int().min(1).max(5),
  comment: z.string().trim().max(1000).default(''),
})

export const designRating = z.object({ id: z.uuid(), rating: z.int(), comment: z.string(), createdAt: moment })
