import { z } from 'zod'
import { defineCall } from '../call.ts'
import { clientId } from './tokens.ts'

const roles = ['customer', 'ADMIN'] as const

const role = z.enum(roles)

export type Role = z.infer<typeof role>

/** What an access token says. `exp` and `iat` are seconds since 1970; `azp` is the client, `sid` the session. */
export const accessClaims = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: clientId,
  azp: clientId,
  exp: z.number(),
  iat: z.number(),
  sid: z.uuid(),
  jti: z.string(),
  resource_access: z.partialRecord(clientId, z.object({ roles: z.array(role) })),
  /** Whether the roles of the client include ADMIN. */
  admin: z.boolean(),
})

export type AccessClaims = z.infer<typeof accessClaims>

/** The public keys that verify access tokens. */
export const publicKeysResponse = z.object({
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

export const publicKeysCall = defineCall({
  method: 'GET',
  path: '/.well-known/jwks.json',
  access: 'public',
  summary: 'Get the public keys that verify access tokens',
  response: publicKeysResponse,
})
