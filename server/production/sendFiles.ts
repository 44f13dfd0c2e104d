import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import type { FileStore } from '../files/fileStore.ts'
import { Problem } from '../http/problem.ts'

interface NamedFile {
  readonly name: string
  readonly sha256: string
  readonly size: number
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

/**
 * Sends a file, or the range of its bytes that was asked for. A range that it does not have is refused.
 * @throws Problem not-found
 */
export async function sendFile(files: FileStore, file: NamedFile, range: string | undefined, reply: FastifyReply) {
  const part = rangeOf(range, file.size)
  reply
    .type(types[file.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .header('accept-ranges', 'bytes')
    .header('etag', `"${file.sha256}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', `attachment; filename="${file.name.replaceAll('/', '-')}"`)
  if (part === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send(null)
  const found = await files.open(file.sha256, part ?? undefined)
  if (!found) throw new Problem('not-found')
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  return reply.header('content-length', part ? part.end - part.start + 1 : file.size).send(found.stream)
}

/** `null`: the whole file, also for what RFC 9110 lets a server ignore. */
function rangeOf(range: string | undefined, size: number): { start: number; end: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  return start >= size || start > end ? 'outside' : { start, end }
}

// The dates in a zip have no time zone and none is before 1980: this one reads the same everywhere.
const dateInZip = new Date(1980, 0, 1)

/** Files as a zip that is written while it is read: of a pack of 500 MB no more than a chunk is in memory. */
export function zipOf(store: FileStore, files: readonly NamedFile[]): Readable {
  return Readable.from(zipChunks(store, files))
}

async function* zipChunks(store: FileStore, files: readonly NamedFile[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const { name, sha256 } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = dateInZip
    zip.add(entry)
    const found = await store.open(sha256)
    if (!found) throw new Error(`The bytes of ${name} are gone.`)
    for await (const chunk of found.stream) {
      entry.push(new Uint8Array(chunk))
      yield* ready
      ready = []
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* ready
}
