// `npm run restore -- --from folder`: puts a backup in the place of the data, which is kept beside it.
import { resolve } from 'node:path'
import { restoreBackup } from '../backups/backups.ts'
import { readOptions, refuse, withDataFolder } from './command.ts'

const usage = 'npm run restore -- --from folder'
const { from } = readOptions(['from'], usage)
if (from === undefined) refuse('Say which backup to bring back.', usage)

await withDataFolder(async dataDir => {
  const aside = `before-restore-${new Date().toISOString().replaceAll(':', '-')}`
  const kept = await restoreBackup(dataDir, resolve(from), aside)
  return `${resolve(from)} is back in ${dataDir}.${kept ? ` What was there is kept in ${kept}.` : ''}`
})
