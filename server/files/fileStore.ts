import { createHash, webcrypto } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'

/** The sha256 of the bytes in 64 hexadecimal digits; it is the name of a file. */
export type FileId = string

/** The bytes from `start` to `end` inclusive, counted from 0. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

interface StoredFile {
  /** The size of the whole file in bytes. */
  readonly size: number
  /**
   * The bytes of the file or the range. A whole file is verified while it streams: its last bytes are only sent when
   * its sha256 is correct, otherwise the stream ends with a `FileStoreFailure`.
   */
  readonly stream: Readable
}

/** Files by their sha256; equal bytes are stored once. Every method rejects with a `FileStoreFailure`. */
export interface FileStore {
  /** Resolves when the bytes are durable. Damaged bytes of the same name are replaced. */
  put(bytes: Uint8Array): Promise<FileId>
  /** All bytes; `null` for a file that is missing or damaged. */
  read(file: FileId): Promise<Uint8Array | null>
  /** `null` for a missing file. The range must be inside the file. */
  open(file: FileId, range?: ByteRange): Promise<StoredFile | null>
  has(file: FileId): Promise<boolean>
  /** The size in bytes; `null` for a missing file. */
  size(file: FileId): Promise<number | null>
  /** Deletes a file, damaged or not; a missing file is no error. The caller must know that no row refers to it. */
  delete(file: FileId): Promise<void>
}

type FileStoreReason = 'full' | 'unreachable' | 'damaged'

const sentences: Readonly<Record<FileStoreReason, string>> = {
  full: 'File storage is full. Free some space or enlarge it.',
  unreachable: 'File storage is not responding correctly. Try again in a moment.',
  damaged: 'The stored bytes differ from what was uploaded. Upload the file again.',
}

export class FileStoreFailure extends Error {
  readonly reason: FileStoreReason

  constructor(reason: FileStoreReason, cause?: unknown) {
    super(sentences[reason], { cause })
    this.name = 'FileStoreFailure'
    this.reason = reason
  }
}

/** Hashed by another thread: 25 MB would hold up everybody for 60 ms. */
export const fileIdOf = async (bytes: Uint8Array): Promise<FileId> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')

const shape = /^[0-9a-f]{64}$/

/** Only a sha256 can name a file, so nothing else becomes a path or an address. */
export const isFileId = (text: string): text is FileId => shape.test(text)

/** Passes the bytes through; the last chunk only when the sha256 of all of them is `file`. */
export function checkedStream(file: FileId): Transform {
  const hash = createHash('sha256')
  let held: Buffer | null = null
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      const next = held
      held = piece
      done(null, next ?? undefined)
    },
    flush(done) {
      if (hash.digest('hex') !== file) done(new FileStoreFailure('damaged'))
      else done(null, held ?? undefined)
    },
  })
}
