import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { assets, looseFiles } from '../db/schema/assets.ts'
import { packFiles } from '../db/schema/packs.ts'
import type { FileId, FileStore } from './fileStore.ts'

interface FileRows {
  readonly database: Database
  readonly files: FileStore
}

interface FileToSave {
  readonly sha256: FileId
  /** Reads the bytes for as long as `work` runs. */
  withBytes<Result>(work: (bytes: Uint8Array) => Promise<Result>): Promise<Result>
}

interface Saving {
  readonly tenantId: TenantId
  readonly files: readonly FileToSave[]
  /** Writes the rows that refer to the files. */
  write(tx: Transaction): Promise<void>
}

/**
 * Stores files and writes the rows that refer to them.
 *
 * The last other row of the same file may be deleted concurrently, and its bytes with it. Rows are written, and
 * `deleteLooseFiles` checks for them and deletes bytes, under one lock per file. So either it sees the new row and
 * keeps the bytes, or the bytes were deleted first and are stored again by the check after the commit. If the process
 * ends between the two, the upload was not acknowledged, and sending it again repairs it.
 */
export async function saveFiles(
  { database, files }: FileRows,
  { tenantId, files: values, write }: Saving,
): Promise<void> {
  const put = ({ withBytes }: FileToSave) => withBytes(bytes => files.put(bytes))
  for (const file of values) await put(file)
  // The order is fixed, so that two requests with the same files cannot deadlock.
  const names = [...new Set(values.map(({ sha256 }) => sha256))].sort()
  await database.asTenant(tenantId, async tx => {
    for (const name of names) await lockFile(tx, name)
    await write(tx)
  })
  for (const file of values) if (!(await files.has(file.sha256))) await put(file)
}

/** Rows of `loose_files` that are processed together. */
const maxRows = 500

/**
 * Deletes the bytes of files that no row of any shop refers to. Failed deletions are retried the next time.
 * again the next time.
 *
 * The bytes are deleted while a transaction holds the lock of the file, because `saveFiles` may be writing a row for
 * them. It is the only transaction that waits for more than the database, and it is never part of a request.
 */
export async function deleteLooseFiles({ database, files }: FileRows): Promise<void> {
  const lost = await database.asSystem(tx => tx.select().from(looseFiles).orderBy(asc(looseFiles.id)).limit(maxRows))
  for (const file of new Set(lost.map(({ sha256 }) => sha256))) {
    const seen = lost.filter(({ sha256 }) => sha256 === file).map(({ id }) => id)
    await database.asSystem(async tx => {
      await lockFile(tx, file)
      if (!(await isNamed(tx, file))) await files.delete(file)
      await tx.delete(looseFiles).where(inArray(looseFiles.id, seen))
    })
  }
}

async function isNamed(tx: Transaction, file: FileId): Promise<boolean> {
  const names = or(eq(assets.sha256, file), eq(assets.shownSha256, file))
  const rows = await tx.select({ id: assets.id }).from(assets).where(names).limit(1)
  if (rows.length > 0) return true
  const packed = await tx.select({ name: packFiles.name }).from(packFiles).where(eq(packFiles.sha256, file)).limit(1)
  return packed.length > 0
}

/** Locks a file until the end of the transaction, so that nobody else adds a row for it or deletes its bytes. */
export async function lockFile(tx: Transaction, file: FileId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${file}`}, 0))`)
}
