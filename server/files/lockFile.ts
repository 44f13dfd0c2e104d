import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import type { FileId } from './fileStore.ts'

/** Until the end of the transaction nobody else writes a row that names the file, or deletes its bytes. */
export async function lockFile(tx: Transaction, file: FileId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${file}`}, 0))`)
}
