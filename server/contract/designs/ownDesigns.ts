import { z } from 'zod'
import { pageQuery } from '../callParts.ts'
import { productType } from '../tenantSettings.ts'
import { designStatus } from './design.ts'

export const designParams = z.object({ id: z.uuid() })

/** `POST /api/designs`: the id is made in the browser; the same one again changes nothing. */
export const newDesign = z.strictObject({ id: z.uuid(), productType })

/** `PATCH /api/designs/{id}` */
export const designChange = z.strictObject({ name: z.string().trim().max(120) })

/** Making a copy: the id that it shall have. */
export const copyRequest = z.strictObject({ id: z.uuid() })

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
