import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'
import { copyRequest, design, sharedParams } from './design.ts'
import { flatDocument } from './designLog.ts'
import { shareScope } from './designShare.ts'

/** The public part of a design: its artwork, without history and players. */
export const shownDesign = z.object({
  name: z.string(),
  productType,
  colours: z.array(z.string()),
  designedAt: isoTime,
  /** The address of its thumbnail, or null. */
  thumbnail: z.string().nullable(),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  document: flatDocument,
})

/** `GET /api/designs/shared/{uuid}` */
export const sharedDesign = shownDesign.extend({
  scope: shareScope,
  /** The id of its log and its room; only with the scope `edit`. */
  id: z.uuid().nullable(),
})

export type SharedDesign = z.infer<typeof sharedDesign>

/** A person has one rating; a new one replaces it. */
export const newRating = z.strictObject({
  rating: z.int().min(1).max(5),
  comment: z.string().trim().max(1000).default(''),
})

export const designRating = z.object({ id: z.uuid(), rating: z.int(), comment: z.string(), createdAt: isoTime })

export const readSharedCall = defineCall({
  method: 'GET',
  path: '/api/designs/shared/:uuid',
  access: 'public',
  summary: 'Get a shared design',
  params: sharedParams,
  response: sharedDesign,
})

export const rateSharedCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/ratings',
  access: 'visitor',
  summary: 'Rate a design',
  params: sharedParams,
  body: newRating,
  response: designRating,
})

export const duplicateSharedCall = defineCall({
  method: 'POST',
  path: '/api/designs/shared/:uuid/duplicate',
  access: 'visitor',
  summary: 'Copy the design to my account',
  params: sharedParams,
  body: copyRequest,
  response: design,
  status: [200, 201],
})
