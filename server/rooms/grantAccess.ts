import { and, eq, inArray, isNull } from 'drizzle-orm'
import { roomAccesses } from '../../engine/index.ts'
import type { DesignStatus } from '../contract/designs/design.ts'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { designShares } from '../db/schema/designShares.ts'
import { designs } from '../db/schema/designs.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Principal } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import { clientOwnerOf, type DesignPlace, type Grant, ownerOfDesign, sha256Of } from './grant.ts'

interface Asking extends DesignPlace {
  readonly tenant: TenantId
  readonly principal: Principal
  /** The uuid of a share link. */
  readonly share: string | undefined
  readonly now: Date
}

/**
 * What the principal may do in a design's room: everything in his own, elsewhere what the share link allows.
 * @throws Problem not-found, to whom the design is none of his business too
 */
export async function grantAccess(
  tx: Transaction,
  { tenant, design, principal, share, now }: Asking,
): Promise<{ readonly grant: Grant; readonly status: DesignStatus }> {
  const [found] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.tenantId, tenant), eq(designs.id, design), isNull(designs.deletedAt)))
  if (!found) throw new Problem('not-found')
  const owner = clientOwnerOf(principal)
  const session = principal.kind === 'customer' || principal.kind === 'admin' ? principal.session : null
  const base = { tenant, design, owner, session }
  if (owner !== null && owner === ownerOfDesign(found)) {
    return { grant: { ...base, access: 'edit', share: null }, status: found.status }
  }
  const link = share === undefined ? undefined : await findShare(tx, { tenant, design }, share)
  if (!link || link.revokedAt !== null || (link.expiresAt !== null && link.expiresAt <= now)) {
    throw new Problem('not-found')
  }
  // Work is bound to who did it, so nobody in particular can only look on.
  return { grant: { ...base, access: owner === null ? 'view' : link.scope, share: link.id }, status: found.status }
}

async function findShare(tx: Transaction, { tenant, design }: DesignPlace, secret: string) {
  const [found] = await tx
    .select()
    .from(designShares)
    .where(
      and(
        eq(designShares.tenantId, tenant),
        eq(designShares.designId, design),
        eq(designShares.secretHash, sha256Of(secret)),
      ),
    )
  return found
}

/**
 * Those of the grants that would not be given today: the session ended, the link was revoked or allows less, the
 * design was deleted or has another owner.
 */
export async function findEndedGrants(database: Database, grants: readonly Grant[], now: Date): Promise<Set<Grant>> {
  const ended = new Set<Grant>()
  for (const tenant of new Set(grants.map(grant => grant.tenant))) {
    const ofTenant = grants.filter(grant => grant.tenant === tenant)
    const stands = await database.asTenant(tenant, tx => readStanding(tx, tenant, { grants: ofTenant, now }))
    for (const grant of ofTenant) if (!stands(grant)) ended.add(grant)
  }
  return ended
}

interface Asked {
  readonly grants: readonly Grant[]
  readonly now: Date
}

async function readStanding(tx: Transaction, tenant: TenantId, { grants, now }: Asked) {
  const isLater = (moment: Date | null): boolean => moment === null || moment > now
  const shareIds = idsOf(grants, grant => grant.share)
  const sessionIds = idsOf(grants, grant => grant.session)
  const owners = await tx
    .select({ id: designs.id, ownerId: designs.ownerId, guestHash: designs.guestHash })
    .from(designs)
    .where(
      and(
        eq(designs.tenantId, tenant),
        inArray(
          designs.id,
          idsOf(grants, grant => grant.design),
        ),
        isNull(designs.deletedAt),
      ),
    )
  const shares =
    shareIds.length === 0
      ? []
      : await tx
          .select()
          .from(designShares)
          .where(and(eq(designShares.tenantId, tenant), inArray(designShares.id, shareIds)))
  const live =
    sessionIds.length === 0
      ? []
      : await tx
          .select()
          .from(sessions)
          .where(and(eq(sessions.tenantId, tenant), inArray(sessions.id, sessionIds), isNull(sessions.endedAt)))
  const ownerOf = new Map(owners.map(design => [design.id, ownerOfDesign(design)]))
  const scopes = new Map(
    shares.filter(share => share.revokedAt === null && isLater(share.expiresAt)).map(({ id, scope }) => [id, scope]),
  )
  const signedIn = new Set(live.filter(({ expiresAt }) => isLater(expiresAt)).map(({ id }) => id))

  return ({ design, owner, session, share, access }: Grant): boolean => {
    const designOwner = ownerOf.get(design)
    if (designOwner === undefined || (session !== null && !signedIn.has(session))) return false
    if (share === null) return owner === designOwner
    const scope = scopes.get(share)
    return scope !== undefined && roomAccesses.indexOf(access) <= roomAccesses.indexOf(scope)
  }
}

const idsOf = (grants: readonly Grant[], idOf: (grant: Grant) => string | null): string[] => [
  ...new Set(grants.map(idOf).filter(id => id !== null)),
]
