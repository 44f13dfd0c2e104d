import { and, eq, notInArray } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'

interface Claim {
  readonly account: string
  readonly guestHash: string
}

/** Makes a guest's pictures the customer's, but for those that he has brought himself. */
export async function claimUploads(tx: Transaction, { account, guestHash }: Claim): Promise<void> {
  const brought = tx.select({ sha256: assets.sha256 }).from(assets).where(eq(assets.ownerId, account))
  await tx
    .update(assets)
    .set({ ownerId: account, guestHash: null })
    .where(and(eq(assets.guestHash, guestHash), notInArray(assets.sha256, brought)))
}
