import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Migration {
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
