import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '../db/openPglite.ts'
import type { Manifest } from './manifest.ts'

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
