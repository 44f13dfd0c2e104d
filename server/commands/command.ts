import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../db/database.ts'
import { home } from '../db/home.ts'
import { lockDataFolder } from '../db/lockDataFolder.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { type Environment, readEnvironment } from '../environment.ts'

/**
 * Runs a command on the configured database. A server on the embedded database must be stopped first.
 * @param work returns what to print; with `refused` the process exits with 1
 */
export async function withDatabase(
  work: (database: Database, environment: Environment) => Promise<string | { readonly refused: string }>,
): Promise<void> {
  const environment = readPlace()
  const opened = await openDatabase(environment)
  if (opened.kind === 'refused') return refuse(opened.why)
  const outcome = await work(opened.database, environment).finally(() => opened.database.close())
  if (typeof outcome !== 'string') return refuse(outcome.refused)
  console.log(outcome)
}

/** Runs a command on the data folder while Kitloom is stopped. */
export async function withDataFolder(work: (dataDir: string) => Promise<string>): Promise<void> {
  const { dataDir, databaseUrl } = readPlace()
  if (databaseUrl !== undefined) refuse('The data is in PostgreSQL (DATABASE_URL). Use pg_dump and pg_restore instead.')
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDataFolder(dataDir)
  if (lock.kind === 'refused') return refuse(lock.why)
  try {
    console.log(await work(dataDir))
  } catch (error) {
    await lock.release()
    refuse(error instanceof Error ? error.message : String(error))
  }
  await lock.release()
}

/** The environment of a command, with an absolute `dataDir`; exits with a message when it is invalid. */
function readPlace(): Environment {
  const environment = readEnvironment(process.env)
  if ('problems' in environment) return refuse(...environment.problems)
  return { ...environment, dataDir: resolve(home, environment.dataDir) }
}

/** The `--name value` arguments of a command; exits with `usage` for unknown ones. */
export function readOptions<Name extends string>(
  names: readonly Name[],
  usage: string,
  input: readonly string[] = process.argv.slice(2),
): Readonly<Partial<Record<Name, string>>> {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ args: [...input], options, strict: true })
    return values as Partial<Record<Name, string>>
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Prints messages and exits with an error. */
export function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
