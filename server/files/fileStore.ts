import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'

/** The sha256 of bytes, in 64 hexadecimal figures: what a file is called. */
export type FileId = string

/** Bytes from `start` up to and with `end`, counted from 0. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

interface StoredFile {
  /** Of the whole file, in bytes. */
  readonly size: number
  /**
   * The bytes, or those of the range. A whole file is checked while it flows: its last bytes come only when its sha256
   * is right, otherwise the stream ends with a `FileStoreFailure`.
   */
  readonly stream: Readable
}

/** Files by their sha256. The same bytes are kept once. Every call rejects with a `FileStoreFailure`. */
export interface FileStore {
  /** Resolves when they will be there after a crash. Damaged bytes of the same name are mended. */
  put(bytes: Uint8Array): Promise<FileId>
  /** All of them; `null` for what nobody has put, and for bytes that are not what was put. */
  read(file: FileId): Promise<Uint8Array | null>
  /** `null` for what nobody has put. The range has to lie in the file. */
  open(file: FileId, range?: ByteRange): Promise<StoredFile | null>
  has(file: FileId): Promise<boolean>
  /** In bytes; `null` for what nobody has put. */
  size(file: FileId): Promise<number | null>
  /** Also of what is damaged. What nobody has put is gone already. Whether a row still names it is the caller's to know. */
  delete(file: FileId): Promise<void>
}

type FileStoreReason = 'full' | 'unreachable' | 'damaged'

const sentences: Readonly<Record<FileStoreReason, string>> = {
  full: 'There is no room left for files. Free some, or give the store more.',
  unreachable: 'The store of files does not answer as it should. Try again shortly.',
  damaged: 'The stored bytes are not what was put. Put the file again.',
}

export class FileStoreFailure extends Error {
  readonly reason: FileStoreReason

  constructor(reason: FileStoreReason, cause?: unknown) {
    super(sentences[reason], { cause })
    this.name = 'FileStoreFailure'
    this.reason = reason
  }
}

export const fileIdOf = (bytes: Uint8Array): FileId => createHash('sha256').update(bytes).digest('hex')

const shape = /^[0-9a-f]{64}$/

/** What is no sha256 names no file: it never becomes a path or an address. */
export const isFileId = (text: string): text is FileId => shape.test(text)

/** Passes bytes on, the last piece only when the sha256 of all of them is `file`. */
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
