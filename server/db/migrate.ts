import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from './home.ts'

/** A transaction of the owner of the database. */
interface OwnerSession {
  /** Runs one or more statements. */
  run(text: string): Promise<void>
  rows(text: string): Promise<readonly Record<string, unknown>[]>
}

/** An arbitrary lock number, so that only one server at a time migrates. */
const turn = 7_215_001

/**
 * Applies the migrations that this database has not run, then `rowSecurity.sql`, which protects every table that has a
 * tenant_id, so that new tables cannot be forgotten.
 *
 * @throws Error when a migration was changed after it ran here, and when the database ran others that are not known here
 */
export async function migrate(session: OwnerSession): Promise<void> {
  await session.run(`select pg_advisory_xact_lock(${turn})`)
  await session.run(`create table if not exists migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`)
  const applied = new Map(
    (await session.rows('select name, sha256 from migrations')).map(row => [row.name, row.sha256]),
  )
  const known = new Set([...readMigrations(), readRowSecurity()].map(({ name }) => name))
  const newer = [...applied.keys()].filter(name => !known.has(String(name)))
  if (newer.length > 0) throw new Error(tooNew(newer))
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
  // Names and hashes are ours and need no escaping.
  await session.run(`insert into migrations (name, sha256) values ('${name}', '${sha256}')
    on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`)
}

const tooNew = (names: readonly unknown[]) =>
  `This database was made by a newer Kitloom: it has the migrations ${names.join(', ')}. Start that version, or restore a backup of this one.`

const changed = (name: string) =>
  `The migration ${name} was changed after it ran on this database. Put the change in a new file in server/db/migrations. On a development machine you can also delete the data folder and start over.`

interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
}

const scripts = join(home, 'server/db')
const folder = join(scripts, 'migrations')

/** The files of `migrations/`, sorted by name. */
export function readMigrations(): readonly Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return names.sort().map(name => describe(name, readFileSync(join(folder, name), 'utf8')))
}

/** Roles, grants and policies in a script that can run repeatedly. */
export const readRowSecurity = (): Migration =>
  describe('rowSecurity.sql', readFileSync(join(scripts, 'rowSecurity.sql'), 'utf8'))

const describe = (name: string, text: string): Migration => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
})
