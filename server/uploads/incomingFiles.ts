import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileId, FileStoreFailure, fileIdOf } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'

/** What may be on its way at once; more is refused as `uploads-busy`. */
export const incomingLimits = {
  /** Bytes, and forms, of one network address or IPv6 /64. Schools share one. */
  ofNetwork: { bytes: 200_000_000, forms: 40 },
  ofProcess: { bytes: 800_000_000, forms: 200 },
  /** Files that are in memory at once. */
  inMemory: 2,
}

/** A file on disk until its form is closed. */
export interface IncomingFile {
  readonly sha256: FileId
  /** Bytes. */
  readonly size: number
  /** Reads the file for as long as `work` runs. Few files are in memory at once, so it may have to wait. */
  withBytes<Result>(work: (bytes: Uint8Array) => Promise<Result>): Promise<Result>
}

export interface IncomingForm {
  /** Streams a file to disk. @throws Problem uploads-busy; FileStoreFailure full */
  receive(source: Readable): Promise<IncomingFile>
  /** Puts bytes that were made of a file beside it. @throws FileStoreFailure full */
  keep(bytes: Uint8Array): Promise<IncomingFile>
  /** Removes the files. */
  close(): Promise<void>
}

/** Uploads on their way to the file store. They wait on disk, so that memory does not grow with their number. */
export interface IncomingFiles {
  /**
   * @param network who sends it, as limits count addresses
   * @throws Problem uploads-busy
   */
  open(network: string): IncomingForm
}

interface Folder {
  readonly folder: string
  /** A unique name for a file. */
  newName(): string
}

/** The folder is made for the first file. What an ended process left in it is removed then. */
export function createIncomingFiles({ folder, newName }: Folder, limits = incomingLimits): IncomingFiles {
  const inTurn = createTurns(limits.inMemory)
  const counts = createCounts(limits)
  let ready: Promise<unknown> | null = null
  const prepare = () => {
    ready ??= rm(folder, { recursive: true, force: true }).then(() => mkdir(folder, { recursive: true }))
    return ready
  }
  const describe = (path: string, sha256: FileId, size: number): IncomingFile => ({
    sha256,
    size,
    withBytes: work => inTurn(async () => work(await readFile(path))),
  })

  return {
    open(network) {
      const count = counts.open(network)
      const paths: string[] = []
      const nextPath = async () => {
        await prepare()
        const path = join(folder, newName())
        paths.push(path)
        return path
      }
      return {
        async receive(source) {
          const path = await nextPath()
          const hash = createHash('sha256')
          let size = 0
          const counted = new Transform({
            transform(piece: Buffer, _encoding, done) {
              if (!count.add(piece.length)) return done(busy())
              hash.update(piece)
              size += piece.length
              done(null, piece)
            },
          })
          await pipeline(source, counted, createWriteStream(path)).catch(refuseFullDisk)
          return describe(path, hash.digest('hex'), size)
        },
        async keep(bytes) {
          const path = await nextPath()
          await writeFile(path, bytes).catch(refuseFullDisk)
          return describe(path, await fileIdOf(bytes), bytes.length)
        },
        async close() {
          count.close()
          await Promise.all(paths.map(path => rm(path, { force: true })))
        },
      }
    },
  }
}

const busy = () => new Problem('uploads-busy', { headers: { 'retry-after': '5' } })

function refuseFullDisk(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  throw ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) ? new FileStoreFailure('full', error) : error
}

/** Counts bytes and forms by network and in all. */
function createCounts({ ofNetwork, ofProcess }: Pick<typeof incomingLimits, 'ofNetwork' | 'ofProcess'>) {
  const networks = new Map<string, { bytes: number; forms: number }>()
  const all = { bytes: 0, forms: 0 }
  return {
    open(network: string) {
      const own = networks.get(network) ?? { bytes: 0, forms: 0 }
      if (own.forms >= ofNetwork.forms || all.forms >= ofProcess.forms) throw busy()
      networks.set(network, own)
      own.forms++
      all.forms++
      let held = 0
      const change = (bytes: number) => {
        held += bytes
        own.bytes += bytes
        all.bytes += bytes
      }
      return {
        /** False when there is no room for them. */
        add(bytes: number): boolean {
          if (own.bytes + bytes > ofNetwork.bytes || all.bytes + bytes > ofProcess.bytes) return false
          change(bytes)
          return true
        },
        close() {
          change(-held)
          own.forms--
          all.forms--
          if (own.forms === 0) networks.delete(network)
        },
      }
    },
  }
}

/** Runs at most `max` works at once, the others in the order in which they came. */
function createTurns(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < max) running++
    else await new Promise<void>(go => waiting.push(go))
    try {
      return await work()
    } finally {
      // The next one takes over this place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
