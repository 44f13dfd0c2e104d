import { eq, type InferSelectModel } from 'drizzle-orm'
import { type DesignShare, type ShareScope, shareScopes } from '../../contract/designs/designShare.ts'
import { designShares } from '../../db/schema/designShares.ts'
import { Problem } from '../../http/problem.ts'
import { type DesignRow, findAny, hashSecret } from '../design.ts'
import type { DesignWork } from '../designWork.ts'

type ShareRow = InferSelectModel<typeof designShares>

export interface Opened {
  readonly share: ShareRow
  readonly design: DesignRow
}

/**
 * Finds the design of a share link and checks the required scope.
 *
 * @param secret the uuid in the link
 * @throws Problem not-found, share-revoked, share-expired, share-too-narrow
 */
export async function openShare(
  work: DesignWork,
  secret: string,
  { scope, lock = false }: { readonly scope: ShareScope; readonly lock?: boolean },
): Promise<Opened> {
  const [share] = await work.tx
    .select()
    .from(designShares)
    .where(eq(designShares.secretHash, hashSecret(secret.toLowerCase())))
  if (!share) throw new Problem('not-found')
  if (share.revokedAt !== null) throw new Problem('share-revoked')
  if (share.expiresAt !== null && share.expiresAt <= work.now) throw new Problem('share-expired')
  if (shareScopes.indexOf(share.scope) < shareScopes.indexOf(scope)) throw new Problem('share-too-narrow')
  return { share, design: await findAny(work, { id: share.designId, lock }) }
}

export const toShare = ({ id, scope, label, createdAt, expiresAt, revokedAt }: ShareRow): DesignShare => ({
  id,
  scope,
  label,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})
