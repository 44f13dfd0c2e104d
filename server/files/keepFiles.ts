import type { TenantId, Transaction } from '../db/database.ts'
import type { Services } from '../services.ts'
import { fileIdOf } from './fileId.ts'
import { lockFile } from './lockFile.ts'

interface Keeping {
  readonly tenantId: TenantId
  readonly files: readonly Uint8Array[]
  /** Writes the rows that name the files. */
  write(tx: Transaction): Promise<void>
}

/**
 * Puts files, and writes the rows that promise that they are there.
 *
 * The last other row of such a file may go at the same moment, and its bytes with it. Rows are written, and
 * `clearLooseFiles` looks for them and deletes, under one lock of the file. So either the row is there when it looks, and
 * the bytes stay; or the bytes have gone before the row came, and the look after the commit puts them again. Should the
 * process end between the two, nobody was told that the file is kept, and bringing it again mends it.
 */
export async function keepFiles(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { tenantId, files: given, write }: Keeping,
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
