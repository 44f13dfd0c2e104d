import { z } from 'zod'
import { defineCall } from '../call.ts'
import { claimRequest, pageOf, pageQuery, versionHeaders } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'
import { design, designCard, designParams, designStatus, duplicateRequest } from './design.ts'

/** `POST /api/designs`: the browser chooses the id; sending the same id again changes nothing. */
export const newDesign = z.strictObject({ id: z.uuid(), productType })

/** `PATCH /api/designs/{id}` */
export const designChange = z.strictObject({ name: z.string().trim().max(120) })

/** `POST /api/designs/claim` */
export const claimResponse = z.object({
  claimed: z.array(z.uuid()),
  /** How many designs exceeded the customer's limit and stay with the guest. */
  left: z.int(),
  /** Their names, newest first; a name may be empty. */
  leftNames: z.array(z.string()),
})

export const designSorts = ['edited', 'created', 'name'] as const

export const designQuery = pageQuery.extend({
  search: z.string().trim().max(120).default(''),
  /** What the page calls designs without a name: they are found and sorted by it. */
  unnamed: z.string().trim().max(60).default(''),
  productType: productType.optional(),
  status: designStatus.optional(),
  /** `true` lists deleted designs that can still be restored. */
  deleted: z.enum(['true', 'false']).default('false'),
  sort: z.enum(designSorts).default('edited'),
})
export type DesignQuery = z.infer<typeof designQuery>

export const listDesignsCall = defineCall({
  method: 'GET',
  path: '/api/designs',
  access: 'visitor',
  summary: 'List my designs',
  query: designQuery,
  response: pageOf(designCard),
})

export const createDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs',
  access: 'visitor',
  summary: 'Create a design',
  body: newDesign,
  response: design,
  status: [200, 201],
})

export const readDesignCall = defineCall({
  method: 'GET',
  path: '/api/designs/:id',
  access: 'visitor',
  summary: 'Get one of my designs',
  params: designParams,
  response: design,
})

export const renameDesignCall = defineCall({
  method: 'PATCH',
  path: '/api/designs/:id',
  access: 'visitor',
  summary: 'Rename a design',
  params: designParams,
  headers: versionHeaders,
  body: designChange,
  response: design,
})

/** It can be restored with `restore`. */
export const deleteDesignCall = defineCall({
  method: 'DELETE',
  path: '/api/designs/:id',
  access: 'visitor',
  summary: 'Delete a design',
  params: designParams,
  headers: versionHeaders,
  response: design,
})

export const duplicateDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/duplicate',
  access: 'visitor',
  summary: 'Duplicate a design without its players',
  params: designParams,
  body: duplicateRequest,
  response: design,
  status: [200, 201],
})

export const claimDesignsCall = defineCall({
  method: 'POST',
  path: '/api/designs/claim',
  access: 'customer',
  summary: 'Claim the designs I made as a guest',
  body: claimRequest,
  response: claimResponse,
})

// A guest cannot be told the review decision, and a guest's design expires too soon for the store.
export const submitDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/submit',
  access: 'customer',
  summary: 'Submit a design for review',
  params: designParams,
  headers: versionHeaders,
  response: design,
})

export const withdrawDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/withdraw',
  access: 'customer',
  summary: 'Withdraw a design from review',
  params: designParams,
  headers: versionHeaders,
  response: design,
})

export const reopenDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/reopen',
  access: 'customer',
  summary: 'Reopen a design and discard the review decision',
  params: designParams,
  headers: versionHeaders,
  response: design,
})

export const publishDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/publish',
  access: 'customer',
  summary: 'Publish a design to the store as it is now',
  params: designParams,
  headers: versionHeaders,
  response: design,
})

export const unpublishDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/unpublish',
  access: 'customer',
  summary: 'Unpublish a design',
  params: designParams,
  headers: versionHeaders,
  response: design,
})

export const restoreDesignCall = defineCall({
  method: 'POST',
  path: '/api/designs/:id/restore',
  access: 'visitor',
  summary: 'Restore a deleted design',
  params: designParams,
  headers: versionHeaders,
  response: design,
})
