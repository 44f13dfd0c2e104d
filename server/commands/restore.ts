// `npm run restore -- --from folder`: replaces the data with a backup and keeps the previous data next to it.
import { resolve } from 'node:path'
import { restoreBackup } from '../backups/backups.ts'
import { readOptions, refuse, withDataFolder } from './command.ts'

const usage = 'npm run restore -- --from folder'
const { from } = readOptions(['from'], usage)
if (from === undefined) refuse('Name the backup to restore with --from.', usage)

await withDataFolder(async dataDir => {
  const aside = `before-restore-${new Date().toISOString().replaceAll(':', '-')}`
  const kept = await restoreBackup(dataDir, resolve(from), aside)
  return `Restored ${resolve(from)} to ${dataDir}.${kept ? ` What was there is kept in ${kept}.` : ''}`
})
