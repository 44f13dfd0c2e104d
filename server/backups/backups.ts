import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openPglite } from '../db/openPglite.ts'

/** What a backup says of itself. */
const manifest = z.object({
  /** Of the Kitloom that wrote it. */
  version: z.string(),
  /** When, in UTC. */
  now: z.iso.datetime(),
  /** Of `db.tar.gz`, hex. */
  sha256: z.string(),
})
type Manifest = z.infer<typeof manifest>

/**
 * Copies a data folder, whose lock the caller holds, into a new folder: the database as one file, the files as they
 * are. It has its name only when it is whole.
 * @throws Error when `to` is there already
 */
export async function writeBackup(dataDir: string, to: string, { version, now }: Pick<Manifest, 'version' | 'now'>) {
  if (existsSync(to)) throw new Error(`${to} is there already: name a new folder with --to.`)
  const draft = `${to}.unfinished`
  mkdirSync(draft, { recursive: true })
  const database = await openPglite({ folder: join(dataDir, 'db') })
  const dump = await database.pglite.dumpDataDir('gzip').finally(() => database.close())
  const bytes = Buffer.from(await dump.arrayBuffer())
  writeFileSync(join(draft, 'db.tar.gz'), bytes)
  const files = join(dataDir, 'files')
  if (existsSync(files)) cpSync(files, join(draft, 'files'), { recursive: true })
  const manifest: Manifest = { version, now, sha256: createHash('sha256').update(bytes).digest('hex') }
  writeFileSync(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(draft, to)
}

/**
 * Puts a backup into a data folder, whose lock the caller holds. What was there is kept beside it under `aside`.
 * @returns the path of what was there, if anything was
 * @throws Error in words when the backup is not whole; the data folder is as it was then
 */
export async function restoreBackup(dataDir: string, from: string, aside: string): Promise<string | undefined> {
  const bytes = readWhole(from)
  const draft = join(dataDir, 'restoring')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const database = await openPglite({ folder: join(draft, 'db'), dump: new Blob([new Uint8Array(bytes)]) })
  await database.close()
  const files = join(from, 'files')
  if (existsSync(files)) cpSync(files, join(draft, 'files'), { recursive: true })

  const kept = join(dataDir, aside)
  const there = ['db', 'files'].filter(name => existsSync(join(dataDir, name)))
  if (there.length > 0) mkdirSync(kept)
  for (const name of there) renameSync(join(dataDir, name), join(kept, name))
  for (const name of ['db', 'files']) {
    if (existsSync(join(draft, name))) renameSync(join(draft, name), join(dataDir, name))
  }
  rmSync(draft, { recursive: true })
  return there.length > 0 ? kept : undefined
}

function readWhole(from: string): Buffer {
  const said = join(from, 'manifest.json')
  if (!existsSync(said)) throw new Error(`${from} is not a backup: it has no manifest.json.`)
  const { sha256 } = manifest.parse(JSON.parse(readFileSync(said, 'utf8')))
  const bytes = readFileSync(join(from, 'db.tar.gz'))
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new Error(`The backup ${from} is damaged: db.tar.gz is not what was written. Take another backup.`)
}
