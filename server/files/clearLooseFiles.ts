import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { assets } from '../db/schema/assets.ts'
import { looseFiles } from '../db/schema/looseFiles.ts'
import type { Services } from '../services.ts'
import type { FileId } from './fileStore.ts'
import { lockFile } from './lockFile.ts'

/** Rows of what was lost that are looked at together. */
const most = 500

/**
 * Deletes the bytes of files that no row of any shop names any more. What the store does not delete now is looked at
 * again the next time.
 *
 * The bytes go while a transaction holds the lock of the file, for `keepFiles` may be writing a row of the same bytes;
 * it is the one transaction that waits for anything but the database, and no request holds it.
 */
export async function clearLooseFiles({ database, files }: Pick<Services, 'database' | 'files'>): Promise<void> {
  const lost = await database.asHouse(tx => tx.select().from(looseFiles).orderBy(asc(looseFiles.id)).limit(most))
  for (const file of new Set(lost.map(({ sha256 }) => sha256))) {
    const seen = lost.filter(({ sha256 }) => sha256 === file).map(({ id }) => id)
    await database.asHouse(async tx => {
      await lockFile(tx, file)
      if (!(await isNamed(tx, file))) await files.delete(file)
      await tx.delete(looseFiles).where(inArray(looseFiles.id, seen))
    })
  }
}

async function isNamed(tx: Transaction, file: FileId): Promise<boolean> {
  const names = or(eq(assets.sha256, file), eq(assets.shownSha256, file))
  const rows = await tx.select({ id: assets.id }).from(assets).where(names).limit(1)
  return rows.length > 0
}
