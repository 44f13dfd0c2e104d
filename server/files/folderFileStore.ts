import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { checkedStream, type FileId, type FileStore, FileStoreFailure, fileIdOf, isFileId } from './fileStore.ts'

interface FolderOptions {
  /** A unique name for a file that is being written. */
  readonly newName: () => string
}

/** Stores files in a local folder, in 256 subfolders by the start of their names. */
export function folderFileStore(folder: string, { newName }: FolderOptions): FileStore {
  const pathOf = (file: FileId) => join(folder, file.slice(0, 2), file)

  async function size(file: FileId): Promise<number | null> {
    if (!isFileId(file)) return null
    const found = await orNull(stat(pathOf(file)))
    return found?.isFile() ? found.size : null
  }

  async function read(file: FileId): Promise<Uint8Array | null> {
    if (!isFileId(file)) return null
    const bytes = await orNull(readFile(pathOf(file)))
    return bytes && (await fileIdOf(bytes)) === file ? bytes : null
  }

  return {
    size,
    read,
    has: async file => (await size(file)) !== null,

    async put(bytes) {
      const file = await fileIdOf(bytes)
      if ((await size(file)) === bytes.length && (await read(file))) return file
      await keep(bytes, pathOf(file), join(folder, `half-${newName()}`)).catch(fail)
      return file
    },

    async open(file, range) {
      const whole = await size(file)
      if (whole === null) return null
      const source = createReadStream(pathOf(file), range)
      // An error of the source destroys the stream that reads it.
      const stream = range ? source : pipeline(source, checkedStream(file), () => {})
      return { size: whole, stream }
    },

    async delete(file) {
      if (isFileId(file)) await rm(pathOf(file), { force: true }).catch(fail)
    },
  }
}

/** Writes a file atomically: to a temporary name first, then renamed once it is on disk. */
async function keep(bytes: Uint8Array, path: string, beside: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    const half = await open(beside, 'wx')
    try {
      await half.writeFile(bytes)
      await half.sync()
    } finally {
      await half.close()
    }
    await rename(beside, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** Syncs a folder, which stores the names of its files. Windows has no way to do so. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null
    throw new FileStoreFailure('unreachable', error)
  }
}

function fail(error: unknown): never {
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))
  throw new FileStoreFailure(isFull ? 'full' : 'unreachable', error)
}
