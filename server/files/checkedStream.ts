import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { type FileId, FileStoreFailure } from './fileStore.ts'

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
