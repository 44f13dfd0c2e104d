import { createHash } from 'node:crypto'
import type { FileId } from './fileStore.ts'

export const fileIdOf = (bytes: Uint8Array): FileId => createHash('sha256').update(bytes).digest('hex')

const shape = /^[0-9a-f]{64}$/

/** What is no sha256 names no file: it never becomes a path or an address. */
export const isFileId = (text: string): text is FileId => shape.test(text)
