// `npm run backup [-- --to folder]`: backs up the data folder of the embedded database while Kitloom is stopped.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeBackup } from '../backups/backups.ts'
import { readVersion } from '../db/home.ts'
import { readOptions, withDataFolder } from './command.ts'

const now = new Date().toISOString()
const { to } = readOptions(['to'], 'npm run backup -- --to folder')
const version = readVersion()

await withDataFolder(async dataDir => {
  if (!existsSync(join(dataDir, 'db'))) throw new Error(`There is nothing to back up: ${dataDir} has no database yet.`)
  const folder = resolve(to ?? join(dataDir, 'backups', now.replaceAll(':', '-')))
  await writeBackup(dataDir, folder, { version, now })
  return `Backup saved in ${folder}. Restore it with: npm run restore -- --from ${folder}`
})
