import { z } from 'zod'

/** What is wrong with one field of a form. */
export const problemField = z.object({
  /** Names joined by dots: `players.3.number`. */
  path: z.string(),
  /** zod's code, or one of the room's own. */
  code: z.string(),
  message: z.string(),
})

/** An answer that says what failed: RFC 9457, `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** One of `problemCodes`. */
  code: z.string(),
  detail: z.string(),
  fields: z.array(problemField).optional(),
})
export type ProblemAnswer = z.infer<typeof problem>
export type ProblemField = z.infer<typeof problemField>
