import { unzlibSync, zlibSync } from 'fflate'
import { joinBytes } from '../lettering/inflate.ts'
import type { Pdf } from './pdfLayers.ts'

// What pdfkit keeps of an object but does not type.
interface Inside {
  readonly data: { readonly Filter?: string; readonly DecodeParms?: unknown }
  compress: boolean
  buffer: Uint8Array[]
  finalize(): void
}

/**
 * Packs the streams of a document in the same way everywhere. pdfkit takes the zlib that Node brings, which packs into
 * other bytes than the one for browsers, and than that of another Node.
 */
export function packStreams(pdf: Pdf): void {
  const newObject = pdf.ref.bind(pdf)
  const ref: Pdf['ref'] = data => {
    const made = newObject(data)
    packWhenDone(made as typeof made & Inside)
    return made
  }
  Object.assign(pdf, { ref })
}

function packWhenDone(made: Inside): void {
  const finalize = made.finalize.bind(made)
  made.finalize = () => {
    const unpacked = unpackedOf(made)
    if (unpacked) made.buffer = [zlibSync(unpacked)]
    made.compress = false
    finalize()
  }
}

/** What is still to be packed, or was by pdfkit itself; the pixels of a picture's own file stay as they came. */
function unpackedOf({ buffer, compress, data }: Inside): Uint8Array | null {
  if (buffer.length === 0) return null
  const bytes = joinBytes(buffer)
  if (compress) return bytes
  return data.Filter === 'FlateDecode' && data.DecodeParms === undefined ? unzlibSync(bytes) : null
}
