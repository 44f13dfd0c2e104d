import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openPglite } from '../db/openPglite.ts'

/** The manifest of a backup. */
const manifest = z.object({
  /** The version of Kitloom that wrote it. */
  version: z.string(),
  /** The time in UTC. */
  now: z.iso.datetime(),
  /** The sha256 of `db.tar.gz`, hex. */
  sha256: z.string(),
})
type Manifest = z.infer<typeof manifest>

/**
 * Copies a data folder, whose lock the caller holds, into a new folder: the database as one file, and the files. The
 * folder gets its final name when it is complete.
 * @throws Error when `to` already exists
 */
export async function writeBackup(dataDir: string, to: string, { version, now }: Pick<Manifest, 'version' | 'now'>) {
  if (existsSync(to)) throw new Error(`${to} already exists. Choose a new folder with --to.`)
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
 * Restores a backup into a data folder, whose lock the caller holds. The previous data is moved to `aside` next to it.
 * @returns the path of the previous data, if there was any
 * @throws Error when the backup is incomplete; the data folder is unchanged then
 */
export async function restoreBackup(dataDir: string, from: string, aside: string): Promise<string | undefined> {
  const bytes = readWhole(from)
  const draft = join(dataDir, 'restoring')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const database = await openPglite({ folder: join(draft, 'db'), dump: new Blob([new Uint8Array(bytes)]) })
  await database.close()
  const files = join(from, 'files')
  if (existsSync(files)) {
    cpSync(files, join(draft, 'files'), { recursive: true })
    checkFiles(from, join(draft, 'files'))
  }

  const previous = join(dataDir, aside)
  const there = ['db', 'files'].filter(name => existsSync(join(dataDir, name)))
  if (there.length > 0) mkdirSync(previous)
  for (const name of there) renameSync(join(dataDir, name), join(previous, name))
  for (const name of ['db', 'files']) {
    if (existsSync(join(draft, name))) renameSync(join(draft, name), join(dataDir, name))
  }
  rmSync(draft, { recursive: true })
  return there.length > 0 ? previous : undefined
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Every file is named by its sha256. @throws Error that names the first file that is not what its name says */
function checkFiles(from: string, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isStored = entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name)
    if (!isStored || sha256Of(readFileSync(join(entry.parentPath, entry.name))) === entry.name) continue
    throw new Error(
      `The backup ${from} is damaged: the file ${entry.name} does not match its checksum. Use another backup.`,
    )
  }
}

function readWhole(from: string): Buffer {
  const manifestPath = join(from, 'manifest.json')
  if (!existsSync(manifestPath)) throw new Error(`${from} is not a backup: it has no manifest.json.`)
  const { sha256 } = manifest.parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
  const bytes = readFileSync(join(from, 'db.tar.gz'))
  if (sha256Of(bytes) === sha256) return bytes
  throw new Error(`The backup ${from} is damaged: db.tar.gz does not match its checksum. Use another backup.`)
}
