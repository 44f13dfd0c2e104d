import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type AuthorId, authorId } from '../document/ids.ts'
import { type ReasonCode, type Refusal, refused } from '../document/outcome.ts'
import { checksum } from './checksum.ts'
import { yjsCommandLog } from './yjsCommandLog.ts'

/** A design to take along: its whole log, and the images that it shows. */
export interface DesignFile {
  /** The slug of the garment type. */
  readonly garment: string
  /** Everything that the log has, as one update. */
  readonly update: Uint8Array
  /** Bytes of the images, by the id of the asset. */
  readonly images: ReadonlyMap<string, Uint8Array>
}

export interface OpenedDesignFile extends DesignFile {
  readonly kind: 'opened'
}

/** `KITLOOM`, then the number of the wording, which grows when older pages could not read a file any more. */
const mark = [0x4b, 0x49, 0x54, 0x4c, 0x4f, 0x4f, 0x4d]
const wording = 1
const headLength = mark.length + 1 + 4
const maxImages = 1_000

export function writeDesignFile({ garment, update, images }: DesignFile): Uint8Array<ArrayBuffer> {
  const body = encoding.createEncoder()
  encoding.writeVarString(body, garment)
  encoding.writeVarUint8Array(body, update)
  encoding.writeVarUint(body, images.size)
  for (const [id, bytes] of images) {
    encoding.writeVarString(body, id)
    encoding.writeVarUint8Array(body, bytes)
  }
  const bytes = encoding.toUint8Array(body)
  const file = new Uint8Array(headLength + bytes.length)
  file.set([...mark, wording])
  new DataView(file.buffer).setUint32(mark.length + 1, checksum(bytes))
  file.set(bytes, headLength)
  return file
}

/**
 * Reads a file that anybody may have made. Refuses what is none (`file-not-kitloom`), comes from a newer version
 * (`file-newer`), was changed on its way (`file-damaged`), lacks the beginning of its log (`file-incomplete`), holds
 * nothing (`file-empty`), or says what no honest page says (`file-dishonest`).
 */
export function readDesignFile(file: Uint8Array): OpenedDesignFile | Refusal {
  if (file.length < headLength || mark.some((byte, at) => file[at] !== byte)) return refused('file-not-kitloom')
  if (file[mark.length] !== wording) return refused('file-newer')
  const sum = new DataView(file.buffer, file.byteOffset).getUint32(mark.length + 1)
  const body = file.subarray(headLength)
  if (sum !== checksum(body)) return refused('file-damaged')
  const read = readBody(body)
  if (read === null) return refused('file-damaged')
  const error = errorIn(read.update)
  return error === null ? { kind: 'opened', ...read } : refused(error)
}

function readBody(body: Uint8Array): DesignFile | null {
  try {
    const decoder = decoding.createDecoder(body)
    const garment = decoding.readVarString(decoder)
    const update = decoding.readVarUint8Array(decoder).slice()
    const count = decoding.readVarUint(decoder)
    if (count > maxImages) return null
    const images = new Map<string, Uint8Array>()
    for (let index = 0; index < count; index++) {
      images.set(decoding.readVarString(decoder), decoding.readVarUint8Array(decoder).slice())
    }
    return { garment, update, images }
  } catch {
    return null
  }
}

/** Nothing is written with it: it only reads. */
const reader: AuthorId = authorId('reader')

function errorIn(update: Uint8Array): ReasonCode | null {
  const log = yjsCommandLog({ author: reader, client: 0, now: () => 0 })
  const applied = log.apply(update, { from: 'peer', transport: 'file' })
  const [hasGaps, isEmpty] = [log.gaps().size > 0, log.entries().length === 0]
  log.dispose()
  if (applied.kind === 'refused') return applied.reason === 'update-unreadable' ? 'file-damaged' : 'file-dishonest'
  // A log with a gap opens as far as it goes, as it does on the device that lost a piece of it.
  if (isEmpty) return hasGaps ? 'file-incomplete' : 'file-empty'
  return null
}
