import { and, eq, inArray, isNull } from 'drizzle-orm'
import { productType, roomAccesses } from '../../engine/index.ts'
import { garments } from '../../plugins/index.ts'
import type { DesignStatus } from '../contract/designs/design.ts'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { designShares } from '../db/schema/designShares.ts'
import { designs } from '../db/schema/designs.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Principal } from '../http/principal.ts'
import { Problem } from '../http/problem.ts'
import { clientOwnerOf, type DesignRef, type Grant, ownerOfDesign, sha256Of } from './grant.ts'

interface AccessRequest extends DesignRef {
  readonly tenant: TenantId
  readonly principal: Principal
  /** The uuid of a share link. */
  readonly share: string | undefined
  readonly now: Date
}

/**
 * The access of a principal to a design's room: full access to their own designs, otherwise what the share link allows.
 * @throws Problem not-found, also without access to the design
 */
export async function grantAccess(
  tx: Transaction,
  { tenant, design, principal, share, now }: AccessRequest,
): Promise<{ readonly grant: Grant; readonly status: DesignStatus }> {
  const [found] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.tenantId, tenant), eq(designs.id, design), isNull(designs.deletedAt)))
  if (!found) throw new Problem('not-found')
  const owner = clientOwnerOf(principal)
  const session = principal.kind === 'customer' || principal.kind === 'admin' ? principal.session : null
  // What cannot be drawn yet cannot be read by an engine either.
  const isDrawn = garments.some(({ id }) => id === productType(found.productType))
  const base = { tenant, design, owner, session }
  if (owner !== null && owner === ownerOfDesign(found)) {
    return { grant: { ...base, access: isDrawn ? 'edit' : 'view', share: null }, status: found.status }
  }
  const link = share === undefined ? undefined : await findShare(tx, { tenant, design }, share)
  if (!link || link.revokedAt !== null || (link.expiresAt !== null && link.expiresAt <= now)) {
    throw new Problem('not-found')
  }
  // Entries need an author, so somebody without an identity can only view.
  return {
    grant: { ...base, access: owner === null || !isDrawn ? 'view' : link.scope, share: link.id },
    status: found.status,
  }
}

async function findShare(tx: Transaction, { tenant, design }: DesignRef, secret: string) {
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
 * Finds grants that are no longer valid: the session ended, the link was revoked or restricted, or the design was
 * deleted or changed owners.
 */
export async function findEndedGrants(database: Database, grants: readonly Grant[], now: Date): Promise<Set<Grant>> {
  const ended = new Set<Grant>()
  for (const tenant of new Set(grants.map(grant => grant.tenant))) {
    const ofTenant = grants.filter(grant => grant.tenant === tenant)
    const isValid = await database.asTenant(tenant, tx => readValidity(tx, tenant, { grants: ofTenant, now }))
    for (const grant of ofTenant) if (!isValid(grant)) ended.add(grant)
  }
  return ended
}

interface GrantCheck {
  readonly grants: readonly Grant[]
  readonly now: Date
}

async function readValidity(tx: Transaction, tenant: TenantId, { grants, now }: GrantCheck) {
  const isLater = (time: Date | null): boolean => time === null || time > now
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
