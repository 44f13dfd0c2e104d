import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AccessClaims } from '../contract/accounts/accessTokens.ts'
import type { StaffRole } from '../contract/console/rights.ts'
import type { TenantId } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import { staff } from '../db/schema/staff.ts'
import { type Authenticator, type Principal, readGuest } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import { issuerOf, readAccessToken } from './accessTokens.ts'
import type { AccountServices } from './accountServices.ts'
import { termsVersion } from './terms.ts'

type AuthenticatorServices = Pick<AccountServices, 'database' | 'keys' | 'now'>

/** Authenticates a request by its bearer token: checks signature, shop and session. */
export function createAuthenticator(services: AuthenticatorServices): Authenticator {
  return {
    async read(request) {
      const token = bearerOf(request)
      if (token === null) return readGuest(request)
      try {
        return await principalOfToken(services, token, request.tenant.id)
      } catch (error) {
        // A refresh or a sign-in must not fail because an expired token was sent with it.
        if (error instanceof Problem && request.routeOptions.config.access === 'public') return readGuest(request)
        throw error
      }
    },
  }
}

function bearerOf({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) return null
  // An empty or unknown scheme is refused below as an unreadable token.
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
        accepted: accounts.termsVersion,
        role: staff.role,
        factorPassedAt: sessions.factorPassedAt,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .leftJoin(staff, and(eq(staff.tenantId, sessions.tenantId), eq(staff.id, sessions.accountId)))
      .where(eq(sessions.id, sid)),
  )
  if (held?.owner !== sub || held.client !== read.claims.azp || held.endedAt) throw new Problem('session-ended')
  if (held.status === 'blocked') throw new Problem('account-blocked')
  return principalOf(read.claims, { ...held, hasAcceptedTerms: held.accepted === termsVersion })
}

/** What the database says about a session. */
interface Held {
  readonly hasAcceptedTerms: boolean
  /** The role of the account in the console; null for customers. */
  readonly role: StaffRole | null
  readonly factorPassedAt: Date | null
}

/** The staff only uses the console, and customers never do. The role is the one of today, not of the sign-in. */
function principalOf({ sub, sid, azp, resource_access, admin }: AccessClaims, held: Held): Principal {
  const roles = resource_access[azp]?.roles ?? []
  const who = { account: sub, session: sid, client: azp }
  if (azp === 'console' && admin && roles.includes('ADMIN') && held.role) {
    return held.factorPassedAt ? { kind: 'admin', role: held.role, ...who } : { kind: 'staff', ...who }
  }
  const { hasAcceptedTerms } = held
  if (azp !== 'console' && !admin && roles.includes('customer')) return { kind: 'customer', hasAcceptedTerms, ...who }
  throw new Problem('wrong-client')
}

/** The customer who made the request. Routes with `access: 'customer'` let nobody else in. */
export function customerOf({ principal }: FastifyRequest): { readonly account: string; readonly session: string } {
  if (principal.kind !== 'customer') throw new Problem('not-signed-in')
  return principal
}
