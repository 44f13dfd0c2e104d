import { z } from 'zod'
import { clientId } from '../clientIds.ts'

export const roles = ['customer', 'ADMIN'] as const

export const role = z.enum(roles)

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
  /** Whether the client's roles hold ADMIN. */
  admin: z.boolean(),
})

export type AccessClaims = z.infer<typeof accessClaims>
