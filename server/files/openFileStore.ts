import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { FileStore } from './fileStore.ts'
import { folderFileStore } from './folderFileStore.ts'
import { s3FileStore } from './s3FileStore.ts'

/** S3 where the environment names one, otherwise a folder beside the embedded database. */
export const openFileStore = (
  { s3, dataDir }: Pick<Environment, 's3' | 'dataDir'>,
  newName: () => string,
): FileStore => (s3 ? s3FileStore(s3) : folderFileStore(join(dataDir, 'files'), { newName }))
