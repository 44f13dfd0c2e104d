import { and, eq, isNull } from 'drizzle-orm'
import type { DesignStatus } from '../contract/designs/design.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { designShares } from '../db/schema/designShares.ts'
import { designs } from '../db/schema/designs.ts'
import type { Asker } from '../http/asker.ts'
import { Problem } from '../http/problem.ts'
import { clientOwnerOf, ownerOfDesign } from './clientOwnerOf.ts'
import type { DesignPlace, Grant } from './grant.ts'
import { sha256Of } from './sha256Of.ts'

interface Asking extends DesignPlace {
  readonly tenant: TenantId
  readonly asker: Asker
  /** The uuid of a share link. */
  readonly share: string | undefined
  readonly now: Date
}

/**
 * What the asker may do in a design's room: everything in his own, elsewhere what the share link allows.
 * @throws Problem not-found, to whom the design is none of his business too
 */
export async function grantAccess(
  tx: Transaction,
  { tenant, design, asker, share, now }: Asking,
): Promise<{ readonly grant: Grant; readonly status: DesignStatus }> {
  const [found] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.tenantId, tenant), eq(designs.id, design), isNull(designs.deletedAt)))
  if (!found) throw new Problem('not-found')
  const owner = clientOwnerOf(asker)
  const session = asker.kind === 'customer' || asker.kind === 'admin' ? asker.session : null
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
