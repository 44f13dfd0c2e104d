import type { Readable } from 'node:stream'

/** The sha256 of bytes, in 64 hexadecimal figures: what a file is called. */
export type FileId = string

/** Bytes from `start` up to and with `end`, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredFile {
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

export type FileStoreReason = 'full' | 'unreachable' | 'damaged'

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
