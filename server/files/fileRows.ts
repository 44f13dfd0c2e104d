import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { assets, looseFiles } from '../db/schema/assets.ts'
import { type FileId, type FileStore, fileIdOf } from './fileStore.ts'

interface FileRows {
  readonly database: Database
  readonly files: FileStore
}

interface Saving {
  readonly tenantId: TenantId
  readonly files: readonly Uint8Array[]
  /** Writes the rows that name the files. */
  write(tx: Transaction): Promise<void>
}

/**
 * Puts files, and writes the rows that promise that they are there.
 *
 * The last other row of such a file may go at the same moment, and its bytes with it. Rows are written, and
 * `deleteLooseFiles` looks for them and deletes, under one lock of the file. So either the row is there when it looks, and
 * the bytes stay; or the bytes have gone before the row came, and the look after the commit puts them again. Should the
 * process end between the two, nobody was told that the file is stored, and sending it again repairs it.
 */
export async function saveFiles(
  { database, files }: FileRows,
  { tenantId, files: given, write }: Saving,
): Promise<void> {
  for (const bytes of given) await files.put(bytes)
  // In one order, or two who bring the same pictures could wait for each other.
  const names = [...new Set(given.map(fileIdOf))].sort()
  await database.asTenant(tenantId, async tx => {
    for (const name of names) await lockFile(tx, name)
    await write(tx)
  })
  for (const bytes of given) if (!(await files.has(fileIdOf(bytes)))) await files.put(bytes)
}

/** Rows of what was lost that are looked at together. */
const maxRows = 500

/**
 * Deletes the bytes of files that no row of any shop names any more. What the store does not delete now is looked at
 * again the next time.
 *
 * The bytes go while a transaction holds the lock of the file, for `saveFiles` may be writing a row of the same bytes;
 * it is the one transaction that waits for anything but the database, and no request holds it.
 */
export async function deleteLooseFiles({ database, files }: FileRows): Promise<void> {
  const lost = await database.asHouse(tx => tx.select().from(looseFiles).orderBy(asc(looseFiles.id)).limit(maxRows))
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

/** Until the end of the transaction nobody else writes a row that names the file, or deletes its bytes. */
export async function lockFile(tx: Transaction, file: FileId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${file}`}, 0))`)
}
