import { mkdirSync } from 'node:fs'
import { lockDataFolder } from '../db/lockDataFolder.ts'
import { readPlace } from './readPlace.ts'
import { refuse } from './refuse.ts'

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
