import { z } from 'zod'
import { defineCall } from '../call.ts'
import { language } from '../tenantSettings.ts'

/** A customer's own details. */
export const detailsResponse = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  blocked: z.boolean(),
  /** False for a customer who has only signed in with Google. */
  hasPassword: z.boolean(),
  termsAccepted: z.boolean(),
  createdAt: z.string(),
})

export type Details = z.infer<typeof detailsResponse>

export const readDetailsCall = defineCall({
  method: 'GET',
  path: '/api/accounts/details',
  access: 'customer',
  summary: 'Get my account details',
  beforeTerms: true,
  response: detailsResponse,
})
