import { z } from 'zod'

/** `GET /.well-known/jwks.json`: public halves of the keys that verify access tokens. */
export const publicKeysAnswer = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
    }),
  ),
})
