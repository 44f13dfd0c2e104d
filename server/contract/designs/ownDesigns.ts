import { z } from 'zod'
import { defineCall } from '../call.ts'
import { pageOf, pageQuery, versionHeaders } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'
import { copyRequest, design, designCard, designParams, designStatus } from './design.ts'

/** `POST /api/designs`: the id is made in the browser; the same one again changes nothing. */
export const newDesign = z.strictObject({ id: z.uuid(), productType })

/** `PATCH /api/designs/{id}` */
export const designChange = z.strictObject({ name: z.string().trim().max(120) })

/** `POST /api/designs/claim`: the secret that the designs were made with before signing in. */
export const claimRequest = z.strictObject({ guestSecret: z.string().regex(/^[\w-]{22,128}$/) })
export const claimAnswer = z.object({
  claimed: z.array(z.uuid()),
  /** Designs that did not fit under the customer's limit; they stay the guest's. */
  left: z.int(),
  /** Names of those, the latest first; empty where none was given. */
  leftNames: z.array(z.string()),
})

export const designSorts = ['edited', 'created', 'name'] as const

export const designQuery = pageQuery.extend({
  search: z.string().trim().max(120).default(''),
  productType: productType.optional(),
  status: designStatus.optional(),
  /** `true`: those that were deleted and can still be restored. */
  deleted: z.enum(['true', 'false']).default('false'),
  sort: z.enum(designSorts).default('edited'),
})
export type DesignQuery = z.infer<typeof designQuery>

export const listDesignsCall = defineCall({
  method: 'GET',
  path: '/api/designs',
  access: 'visitor',
  summary: 'Your designs',
  query: designQuery,
  answer: pageOf(designCard),
})

export const createDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs',
  access: 'visitor',
  summary: 'Keep a new design',
  body: newDesign,
  answer: design,
  status: [200, 201],
})

export const readDesignCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id',
  access: 'visitor',
  summary: 'One of your designs',
  params: designParams,
  answer: design,
})

export const renameDesignCall = defineCall({
  method: 'PATCH',
  path: '/api/designs/:id',
  access: 'visitor',
  summary: 'Name a design',
  params: designParams,
  headers: versionHeaders,
  body: designChange,
  answer: design,
})

/** `restore` brings it back. */
export const deleteDesignCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id',
  access: 'visitor',
  summary: 'Put a design away',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})

export const duplicateDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/duplicate',
  access: 'visitor',
  summary: 'Copy a design, without its players',
  params: designParams,
  body: copyRequest,
  answer: design,
  status: [200, 201],
})

export const claimDesignsCall = defineCall({
  method: 'POST',
  path: '/api/designs/claim',
  access: 'customer',
  summary: 'Take over what you designed as a guest',
  body: claimRequest,
  answer: claimAnswer,
})

// The answer of a review has to reach somebody, and what a guest makes ends too soon for the store.
export const submitDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/submit',
  access: 'customer',
  summary: 'Ask the shop to review a design',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})

export const withdrawDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/withdraw',
  access: 'customer',
  summary: 'Take a design back from review',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})

export const reopenDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/reopen',
  access: 'customer',
  summary: 'Edit on: the answer of the review is lost',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})

export const publishDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/publish',
  access: 'customer',
  summary: 'Put a design into the store, as it is now',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})

export const unpublishDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/unpublish',
  access: 'customer',
  summary: 'Take a design out of the store',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})

export const restoreDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/restore',
  access: 'visitor',
  summary: 'Take a design back that was put away',
  params: designParams,
  headers: versionHeaders,
  answer: design,
})
