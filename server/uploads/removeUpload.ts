import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { lockFile } from '../files/fileRows.ts'
import { Problem } from '../http/problem.ts'
import type { Owner } from './owner.ts'
import { ofOwner } from './saveUploads.ts'
import { findUses, type Uses } from './uploadUses.ts'

/**
 * Takes a picture off its owner's list, and gives the room back. Where somebody else's design has it, or one that was
 * put away, it becomes the shop's and stays there; else nobody finds it any more, and once the transaction has committed
 * `deleteLooseFiles` deletes its bytes.
 * @throws Problem not-found; upload-in-use while a design of the owner's own has it
 */
export async function removeUpload(tx: Transaction, owner: Owner, sha256: string): Promise<void> {
  // Brought again meanwhile it would be found in the list, and then go.
  await lockFile(tx, sha256)
  const own = and(ofOwner(owner), eq(assets.sha256, sha256))
  const [held] = await tx.select({ id: assets.id }).from(assets).where(own).for('update')
  if (!held) throw new Problem('not-found')
  const uses = await findUses(tx, owner, sha256)
  if (uses.own.length > 0) throw inUse(uses.own)
  await letUploadGo(tx, held.id, uses)
}

const inUse = (names: readonly string[]) =>
  new Problem('upload-in-use', {
    detail: `It is on these designs, or was before: ${names.map(name => name || '(without a name)').join(', ')}. Delete them first.`,
  })

/** A picture that its owner has no more: the shop's where others use it, else its row goes. */
export async function letUploadGo(tx: Transaction, id: string, { others }: Pick<Uses, 'others'>): Promise<void> {
  if (others) await tx.update(assets).set({ ownerId: null, guestHash: null }).where(eq(assets.id, id))
  else await tx.delete(assets).where(eq(assets.id, id))
}
