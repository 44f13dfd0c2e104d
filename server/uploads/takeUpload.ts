import type { PictureHead } from '../../engine/index.ts'
import { fileIdOf } from '../files/fileId.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import type { PreparedPicture } from './preparedPicture.ts'
import { sniffPicture } from './sniffPicture.ts'

export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface TakenFile extends GivenFile {
  /** As sniffed. */
  readonly mediaType: string
  readonly sha256: string
  readonly shown: PreparedPicture
}

/** Looks at a file and prepares what is shown of it. Nothing is kept yet. @throws Problem that says why not */
export async function takeUpload(
  { name, bytes }: GivenFile,
  { pictures }: Pick<Services, 'pictures'>,
): Promise<TakenFile> {
  const head = await sniffPicture(bytes)
  if ('refused' in head) throw new Problem(head.refused)
  const shown = await pictures.prepare(bytes, head)
  if (shown === 'busy') throw new Problem('uploads-busy', { headers: { 'retry-after': '5' } })
  if ('refused' in shown) throw new Problem(shown.refused)
  return { name: plainName(name), bytes, mediaType: mediaTypeOf(head), sha256: fileIdOf(bytes), shown }
}

const mediaTypeOf = ({ type }: PictureHead): string => (type === 'svg' ? 'image/svg+xml' : `image/${type}`)

/** Without folders and without signs that turn or hide what is read. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 120)
