import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Environment } from '../environment.ts'
import { readPlace } from './readPlace.ts'
import { refuse } from './refuse.ts'

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
