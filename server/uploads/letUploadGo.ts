import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import type { Uses } from './findUses.ts'

/** A picture that its owner has no more: the shop's where others use it, else its row goes. */
export async function letUploadGo(tx: Transaction, id: string, { others }: Pick<Uses, 'others'>): Promise<void> {
  if (others) await tx.update(assets).set({ ownerId: null, guestHash: null }).where(eq(assets.id, id))
  else await tx.delete(assets).where(eq(assets.id, id))
}
