import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One transaction of the owner of the database. */
interface OwnerSession {
  /** Runs one statement or many. */
  run(text: string): Promise<void>
  rows(text: string): Promise<readonly Record<string, unknown>[]>
}

/** Any number; two servers that start at once wait for each other on it. */
const turn = 7_215_001

/**
 * Applies what `migrations/` holds and this database has not seen, then `rowSecurity.sql`, which protects every table
 * with a tenant_id, so that a new one cannot be forgotten.
 *
 * @throws Error in words when a migration was changed after it ran here
 */
export async function migrate(session: OwnerSession): Promise<void> {
  await session.run(`select pg_advisory_xact_lock(${turn})`)
  await session.run(`create table if not exists migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
  const applied = new Map(
    (await session.rows('select name, sha256 from migrations')).map(row => [row.name, row.sha256]),
  )
  for (const migration of readMigrations()) {
    const before = applied.get(migration.name)
    if (before === undefined) await apply(session, migration)
    else if (before !== migration.sha256) throw new Error(changed(migration.name))
  }
  const rules = readRowSecurity()
  if (applied.get(rules.name) !== rules.sha256 || applied.size < readMigrations().length + 1)
    await apply(session, rules)
}

async function apply(session: OwnerSession, { name, text, sha256 }: Migration): Promise<void> {
  await session.run(text)
  // Names and hashes are of our own making: nothing in them needs escaping.
  await session.run(`insert into migrations (name, sha256) values ('${name}', '${sha256}')
    on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`)
}

const changed = (name: string) =>
  `The migration ${name} was changed after it had run on this database. Put its change into a new file of server/db/migrations; a development copy can also be begun anew by removing its data folder.`

interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
}

const folder = join(import.meta.dirname, 'migrations')

/** The files of `migrations/`, in the order of their names. */
export function readMigrations(): readonly Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return names.sort().map(name => describe(name, readFileSync(join(folder, name), 'utf8')))
}

/** Roles, grants and policies, written so that they can be run again. */
export const readRowSecurity = (): Migration =>
  describe('rowSecurity.sql', readFileSync(join(import.meta.dirname, 'rowSecurity.sql'), 'utf8'))

const describe = (name: string, text: string): Migration => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
})
