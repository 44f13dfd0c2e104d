import { z } from 'zod'

/** An error in one field of a form. */
export const problemField = z.object({
  /** The path of the field: `players.3.number`. */
  path: z.string(),
  /** A code of zod or one of `fieldCodes`. */
  code: z.string(),
  message: z.string(),
})

/** An error response: RFC 9457, `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** One of `problemCodes`. */
  code: z.string(),
  detail: z.string(),
  fields: z.array(problemField).optional(),
})
export type ProblemResponse = z.infer<typeof problem>
export type ProblemField = z.infer<typeof problemField>
