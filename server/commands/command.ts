import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '../db/database.ts'
import { lockDataFolder } from '../db/lockDataFolder.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { type Environment, readEnvironment } from '../environment.ts'

/**
 * Runs a command on the database that the environment names. The embedded one has to be stopped meanwhile.
 * @param work answers what to print; a sentence under `refused` ends the process with 1
 */
export async function withDatabase(
  work: (database: Database, environment: Environment) => Promise<string | { readonly refused: string }>,
): Promise<void> {
  const environment = readPlace()
  const opened = await openDatabase(environment)
  if (opened.kind === 'refused') return refuse(opened.why)
  const said = await work(opened.database, environment).finally(() => opened.database.close())
  if (typeof said !== 'string') return refuse(said.refused)
  console.log(said)
}

/** Runs a command on the data folder while no Kitloom does. */
export async function withDataFolder(work: (dataDir: string) => Promise<string>): Promise<void> {
  const { dataDir, databaseUrl } = readPlace()
  if (databaseUrl !== undefined) refuse('The data is in PostgreSQL (DATABASE_URL): use pg_dump and pg_restore.')
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

/** The environment of a command, with `dataDir` as an absolute path; it ends in words when that cannot be read. */
function readPlace(): Environment {
  const environment = readEnvironment(process.env)
  if ('problems' in environment) return refuse(...environment.problems)
  return { ...environment, dataDir: resolve(import.meta.dirname, '../..', environment.dataDir) }
}

/** The `--name value` pairs of a command; it ends with `usage` when others are given. */
export function readOptions<Name extends string>(
  names: readonly Name[],
  usage: string,
  given: readonly string[] = process.argv.slice(2),
): Readonly<Partial<Record<Name, string>>> {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ args: [...given], options, strict: true })
    return values as Partial<Record<Name, string>>
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Ends the process with sentences for the person at the keyboard. */
export function refuse(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}
