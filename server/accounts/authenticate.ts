import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AccessClaims } from '../contract/accounts/accessTokens.ts'
import type { TenantId } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import { type Authenticator, type Principal, readGuest } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import { issuerOf, readAccessToken } from './accessTokens.ts'
import type { AccountServices } from './accountServices.ts'

type AuthenticatorServices = Pick<AccountServices, 'database' | 'keys' | 'now'>

/** Finds out by the bearer token who asks: its signature, its shop, its session. */
export function createAuthenticator(services: AuthenticatorServices): Authenticator {
  return {
    async read(request) {
      const token = bearerOf(request)
      if (token === null) return readGuest(request)
      try {
        return await principalOfToken(services, token, request.tenant.id)
      } catch (error) {
        // A refresh or a sign-in must not fail because an ended token was sent along.
        if (error instanceof Problem && request.routeOptions.config.access === 'public') return readGuest(request)
        throw error
      }
    },
  }
}

function bearerOf({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) return null
  // An empty or foreign scheme is refused below, as a token that cannot be read.
  return /^Bearer (.+)$/i.exec(headers.authorization)?.[1]?.trim() ?? ''
}

/** @throws Problem token-expired, token-invalid, session-ended, wrong-client */
async function principalOfToken(
  { database, keys, now }: AuthenticatorServices,
  token: string,
  tenant: TenantId,
): Promise<Principal> {
  const read = await readAccessToken(keys, token, { issuer: issuerOf(tenant), now: now() })
  if (read.kind !== 'valid') throw new Problem(read.kind === 'expired' ? 'token-expired' : 'token-invalid')
  const { sub, sid } = read.claims
  const [held] = await database.asTenant(tenant, tx =>
    tx
      .select({
        owner: sessions.accountId,
        client: sessions.client,
        endedAt: sessions.endedAt,
        status: accounts.status,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(eq(sessions.id, sid)),
  )
  if (held?.owner !== sub || held.client !== read.claims.azp || held.endedAt) throw new Problem('session-ended')
  if (held.status === 'blocked') throw new Problem('account-blocked')
  return principalOf(read.claims)
}

/** An ADMIN asks through the console alone, a customer never does. */
function principalOf({ sub, sid, azp, resource_access, admin }: AccessClaims): Principal {
  const roles = resource_access[azp]?.roles ?? []
  const who = { account: sub, session: sid, client: azp }
  if (azp === 'console' && admin && roles.includes('ADMIN')) return { kind: 'admin', ...who }
  if (azp !== 'console' && !admin && roles.includes('customer')) return { kind: 'customer', ...who }
  throw new Problem('wrong-client')
}

/** The customer who asks; routes with `access: 'customer'` let nobody else through. */
export function customerOf({ principal }: FastifyRequest): { readonly account: string; readonly session: string } {
  if (principal.kind !== 'customer') throw new Problem('not-signed-in')
  return principal
}
