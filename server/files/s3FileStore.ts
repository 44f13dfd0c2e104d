import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkedStream, type FileId, type FileStore, FileStoreFailure, fileIdOf, isFileId } from './fileStore.ts'

interface S3Options {
  /** Such as `https://s3.ap-southeast-1.amazonaws.com`; buckets are named in the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Milliseconds until a call that is not answered counts as failed. */
  readonly timeout?: number
}

/** Files in a bucket of S3, or of what speaks like it. */
export function s3FileStore(options: S3Options): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeout = 20_000 } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const addressOf = (file: FileId) => `${endpoint.replace(/\/$/, '')}/${bucket}/files/${file.slice(0, 2)}/${file}`

  async function call(
    file: FileId,
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    more: RequestInit = {},
  ): Promise<Response> {
    const signal = AbortSignal.timeout(timeout)
    return client.fetch(addressOf(file), { ...more, method, signal }).catch((error: unknown) => {
      throw new FileStoreFailure('unreachable', error)
    })
  }

  async function find(file: FileId, method: 'GET' | 'HEAD', headers?: HeadersInit): Promise<Response | null> {
    if (!isFileId(file)) return null
    const answer = await call(file, method, { headers })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw failureOf(answer)
  }

  async function size(file: FileId): Promise<number | null> {
    const answer = await find(file, 'HEAD')
    return answer ? Number(answer.headers.get('content-length')) : null
  }

  async function read(file: FileId): Promise<Uint8Array | null> {
    const answer = await find(file, 'GET')
    if (!answer) return null
    const bytes = await answer.arrayBuffer().then(
      buffer => new Uint8Array(buffer),
      (error: unknown) => {
        throw new FileStoreFailure('unreachable', error)
      },
    )
    return fileIdOf(bytes) === file ? bytes : null
  }

  return {
    size,
    read,
    has: async file => (await find(file, 'HEAD')) !== null,

    async put(bytes) {
      const file = fileIdOf(bytes)
      if ((await size(file)) === bytes.length && (await read(file))) return file
      // The store refuses bytes that are not those of the sum.
      const headers = { 'x-amz-content-sha256': file, 'content-type': 'application/octet-stream' }
      const answer = await call(file, 'PUT', { body: new Uint8Array(bytes), headers })
      await answer.body?.cancel()
      if (!answer.ok) throw failureOf(answer)
      return file
    },

    async open(file, range) {
      const answer = await find(file, 'GET', range && { range: `bytes=${range.start}-${range.end}` })
      if (!answer?.body) return null
      const source = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
      const stream = range ? source : pipeline(source, checkedStream(file), () => {})
      return { size: wholeSize(answer), stream }
    },

    async delete(file) {
      if (!isFileId(file)) return
      const answer = await call(file, 'DELETE')
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw failureOf(answer)
    },
  }
}

/** Of the whole file, of which an answer to a range is a part: `bytes 0-9/120`. */
function wholeSize(answer: Response): number {
  const part = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')
  return Number(part?.[1] ?? answer.headers.get('content-length'))
}

const failureOf = (answer: Response): FileStoreFailure =>
  new FileStoreFailure(answer.status === 507 ? 'full' : 'unreachable', `The answer was ${answer.status}.`)
