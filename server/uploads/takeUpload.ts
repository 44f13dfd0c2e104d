import type { FastifyRequest } from 'fastify'
import { checkImage, type ImageHead, isSvg } from '../../engine/index.ts'
import { FileStoreFailure } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'
import type { ImagePool, ImageRefusal, PreparedImage } from './imagePool.ts'
import type { IncomingFile, IncomingForm } from './incomingFiles.ts'

interface UploadedFile {
  readonly name: string
  readonly file: IncomingFile
}

export interface AcceptedFile extends UploadedFile {
  /** The sniffed type. */
  readonly mediaType: string
  readonly shown: Omit<PreparedImage, 'bytes'> & { readonly file: IncomingFile }
}

interface Taking {
  readonly images: ImagePool
  readonly form: Pick<IncomingForm, 'keep'>
}

/** Checks a file and prepares its cleaned version. Nothing is saved yet. @throws Problem that explains a refusal */
export async function takeUpload({ name, file }: UploadedFile, { images, form }: Taking): Promise<AcceptedFile> {
  return file.withBytes(async bytes => {
    const head = await sniffImage(bytes)
    if ('refused' in head) throw new Problem(head.refused)
    const shown = await images.prepare(bytes, head)
    if (shown === 'busy') throw new Problem('uploads-busy', { headers: { 'retry-after': '5' } })
    if ('refused' in shown) throw new Problem(shown.refused)
    const { type, width, height } = shown
    const isSame = Buffer.compare(bytes, shown.bytes) === 0
    const own = isSame ? file : await form.keep(shown.bytes)
    return { name: plainName(name), file, mediaType: mediaTypeOf(head), shown: { type, width, height, file: own } }
  })
}

const mediaTypeOf = ({ type }: ImageHead): string => (type === 'svg' ? 'image/svg+xml' : `image/${type}`)

/** A file name without folders, bidi controls and invisible characters. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 120)

const types: Readonly<Record<string, ImageHead['type']>> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** The type and size of an image from its bytes, without decoding it. */
export async function sniffImage(bytes: Uint8Array): Promise<ImageHead | ImageRefusal> {
  if (bytes.length === 0) return { refused: 'image-empty' }
  const check = checkImage(bytes)
  if (check.kind === 'refused') {
    return { refused: check.reason === 'image-too-large' ? 'image-pixels' : await whyUnread(bytes) }
  }
  const { head } = check
  if (head.type === 'svg') return head
  // A file that two parsers identify differently was made to be read in two ways.
  return (await typeOf(bytes)) === head.type ? head : { refused: 'image-unknown' }
}

async function whyUnread(bytes: Uint8Array): Promise<ImageRefusal['refused']> {
  return isSvg(bytes) || (await typeOf(bytes)) !== undefined ? 'image-broken' : 'image-unknown'
}

async function typeOf(bytes: Uint8Array): Promise<ImageHead['type'] | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return found && types[found.mime]
}

/**
 * Streams the files of a form to disk.
 * @throws Problem for an incomplete form or one without files; 413 over the parser's limits
 */
export async function receiveFiles(
  request: FastifyRequest,
  form: Pick<IncomingForm, 'receive'>,
): Promise<readonly UploadedFile[]> {
  if (!request.isMultipart()) {
    throw new Problem('unsupported-media-type', { detail: 'Send the files as multipart/form-data.' })
  }
  const files: UploadedFile[] = []
  try {
    for await (const part of request.files({ throwFileSizeLimit: false })) {
      const file = await form.receive(part.file)
      if (part.file.truncated) throw new Problem('too-large')
      files.push({ name: part.filename, file })
    }
  } catch (error) {
    // The rest is read and dropped, so that the answer reaches a client that is still sending.
    request.raw.resume()
    if (error instanceof Problem || error instanceof FileStoreFailure) throw error
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Problem('invalid-request', {
      detail: 'The form is incomplete or not multipart/form-data. Send it again.',
    })
  }
  if (files.length === 0) throw new Problem('invalid-request', { detail: 'The request has no file.' })
  return files
}
