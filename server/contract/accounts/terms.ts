import { z } from 'zod'

/** `GET /api/oauth/termsandconditions` */
export const termsAnswer = z.object({
  version: z.string(),
  title: z.object({ kh: z.string(), en: z.string() }),
  paragraphs: z.array(z.object({ kh: z.string(), en: z.string() })),
  accepted: z.boolean(),
})

/** `POST /api/oauth/accepttermsandconditions`: the version that was shown. */
export const acceptTermsRequest = z.object({
  version: z.string({ error: 'required' }).min(1, { error: 'required' }).max(32),
})
