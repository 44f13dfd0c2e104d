import { unzlibSync, zlibSync } from 'fflate'
import { joinBytes } from '../lettering/inflate.ts'
import type { Pdf } from './pdfInk.ts'

export interface PdfHead {
  readonly title: string
  /** Stands in the file as its date. */
  readonly madeAt: Date
  /** Whether layers switch themselves off in print, which is forbidden in an archive. */
  readonly hidesLayers: boolean
}

/** A document without pages, and its bytes once it is ended. The same pages give the same bytes everywhere. */
export async function openPdf({ title, madeAt, hidesLayers }: PdfHead) {
  // Loaded when something is printed: a page that only asks a worker to print goes without its 500 kB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf: Pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Brings the output intent: colours are sRGB.
    subset: 'PDF/A-2b',
    // All lettering is outlines; a default font would only be carried along.
    font: '',
    info: { Title: title, Creator: 'Kitloom', Producer: 'Kitloom', CreationDate: madeAt },
  })
  if (hidesLayers) claimNoArchive(pdf)
  packStreams(pdf)
  return { pdf, bytes: collected(pdf) }
}

/**
 * Takes the mark of an archive's file away and leaves the output intent: layers that switch themselves off in print are
 * forbidden in an archive.
 */
function claimNoArchive(pdf: Pdf): void {
  Object.assign(pdf, { _addPdfaMetadata() {} })
}

function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(joinBytes(chunks)))
  })
}

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
function packStreams(pdf: Pdf): void {
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

/** What is still to be packed, or was by pdfkit itself; the pixels of an image's own file stay as they came. */
function unpackedOf({ buffer, compress, data }: Inside): Uint8Array | null {
  if (buffer.length === 0) return null
  const bytes = joinBytes(buffer)
  if (compress) return bytes
  return data.Filter === 'FlateDecode' && data.DecodeParms === undefined ? unzlibSync(bytes) : null
}
