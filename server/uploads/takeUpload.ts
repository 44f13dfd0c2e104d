import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { checkPicture, isSvg, type PictureHead } from '../../engine/index.ts'
import { fileIdOf } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'
import type { PicturePool, PictureRefusal, PreparedPicture } from './picturePool.ts'

interface GivenFile {
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
  { pictures }: { readonly pictures: PicturePool },
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

const types: Readonly<Record<string, PictureHead['type']>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** What a file is by its bytes, whatever it is called, and how large; nothing of it is decoded. */
export async function sniffPicture(bytes: Uint8Array): Promise<PictureHead | PictureRefusal> {
  if (bytes.length === 0) return { refused: 'picture-empty' }
  const check = checkPicture(bytes)
  if (check.kind === 'refused') {
    return { refused: check.reason === 'picture-too-large' ? 'picture-pixels' : await whyUnread(bytes) }
  }
  const { head } = check
  if (head.type === 'svg') return head
  // Two readers who disagree have a file made to be read in two ways.
  return (await typeOf(bytes)) === head.type ? head : { refused: 'picture-unknown' }
}

async function whyUnread(bytes: Uint8Array): Promise<PictureRefusal['refused']> {
  return isSvg(bytes) || (await typeOf(bytes)) !== undefined ? 'picture-broken' : 'picture-unknown'
}

async function typeOf(bytes: Uint8Array): Promise<PictureHead['type'] | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found && types[found.mime]
}

/** The files of a form, in memory. @throws Problem for what is no whole form with files; the parser's own limits are 413 */
export async function readFiles(request: FastifyRequest): Promise<readonly GivenFile[]> {
  if (!request.isMultipart()) {
    throw new Problem('unsupported-media-type', { detail: 'Send the files as multipart/form-data.' })
  }
  const files: GivenFile[] = []
  try {
    for await (const part of request.files()) files.push({ name: part.filename, bytes: await part.toBuffer() })
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Problem('invalid-request', {
      detail: 'The form breaks off or is not multipart/form-data. Send it again.',
    })
  }
  if (files.length === 0) throw new Problem('invalid-request', { detail: 'There is no file in the request.' })
  return files
}
