import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { lockFile } from '../files/lockFile.ts'
import { Problem } from '../http/problem.ts'
import { findUses } from './findUses.ts'
import { ofOwner } from './keepUploads.ts'
import { letUploadGo } from './letUploadGo.ts'
import type { Owner } from './ownerOf.ts'

/**
 * Takes a picture off its owner's list, and gives the room back. Where somebody else's design has it, or one that was
 * put away, it becomes the shop's and stays there; else nobody finds it any more, and once the transaction has committed
 * `clearLooseFiles` deletes its bytes.
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
