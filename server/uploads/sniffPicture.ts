import { fileTypeFromBuffer } from 'file-type'
import { checkPicture, isSvg, type PictureHead } from '../../engine/index.ts'
import type { PictureRefusal } from './preparedPicture.ts'

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
