import { z } from 'zod'
import { defineCall } from '../call.ts'
import { language } from '../tenantSettings.ts'

/** A customer's own details. */
export const detailsAnswer = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language,
  blocked: z.boolean(),
  /** False for somebody who only ever signed in with Google. */
  hasPassword: z.boolean(),
  termsAccepted: z.boolean(),
  createdAt: z.string(),
})

export type Details = z.infer<typeof detailsAnswer>

export const readDetailsCall = defineCall({
  method: 'GET',
  path: '/api/accounts/details',
  access: 'customer',
  summary: 'My details',
  answer: detailsAnswer,
})
