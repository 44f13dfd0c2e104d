import { sql } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import type { FileStore } from './files/fileStore.ts'

interface Checked {
  readonly database: Database
  readonly files: Pick<FileStore, 'put' | 'delete'>
  /** Creates a name that nobody had before. */
  newId(): string
}

/**
 * The checks of `/ready` that write, because a disk that is full or read-only still answers queries: one row that always
 * is the same, and a file that is deleted again. Each throws when its store takes nothing.
 */
export const writingChecks = ({ database, files, newId }: Checked) => ({
  database: () =>
    database.asSystem(tx =>
      tx.execute(sql`insert into readiness (id, checked_at) values (1, now())
        on conflict (id) do update set checked_at = excluded.checked_at`),
    ),
  async files() {
    await files.delete(await files.put(new TextEncoder().encode(`ready ${newId()}`)))
  },
})
