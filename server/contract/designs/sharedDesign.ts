import { z } from 'zod'
import { defineCall } from '../call.ts'
import { productType } from '../tenantSettings.ts'
import { copyRequest, design, moment, sharedParams } from './design.ts'
import { flatDocument } from './designLog.ts'
import { shareScope } from './designShare.ts'

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

export type SharedDesign = z.infer<typeof sharedDesign>

/** One rating of a person; the next one takes its place. */
export const newRating = z.strictObject({
  rating: z.int().min(1).max(5),
  comment: z.string().trim().max(1000).default(''),
})

export const designRating = z.object({ id: z.uuid(), rating: z.int(), comment: z.string(), createdAt: moment })

export const readSharedCall = defineCall({
  method: 'GET',
  path: '/api/designs/shared/:uuid',
  access: 'public',
  summary: 'A shared design',
  params: sharedParams,
  answer: sharedDesign,
})

export const rateSharedCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/ratings',
  access: 'visitor',
  summary: 'Rate a design',
  params: sharedParams,
  body: newRating,
  answer: designRating,
})

export const duplicateSharedCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/duplicate',
  access: 'visitor',
  summary: 'Make it yours',
  params: sharedParams,
  body: copyRequest,
  answer: design,
  status: [200, 201],
})
