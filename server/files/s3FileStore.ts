import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkedStream, type FileId, type FileStore, FileStoreFailure, fileIdOf, isFileId } from './fileStore.ts'

interface S3Options {
  /** Such as `https://s3.ap-southeast-1.amazonaws.com`; the bucket is part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Milliseconds until a request without a response counts as failed. */
  readonly timeout?: number
}

/** Stores files in a bucket of S3 or a compatible service. */
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
    const response = await call(file, method, { headers })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === 404) return null
    throw failureOf(response)
  }

  async function size(file: FileId): Promise<number | null> {
    const response = await find(file, 'HEAD')
    return response ? Number(response.headers.get('content-length')) : null
  }

  async function read(file: FileId): Promise<Uint8Array | null> {
    const response = await find(file, 'GET')
    if (!response) return null
    const bytes = await response.arrayBuffer().then(
      buffer => new Uint8Array(buffer),
      (error: unknown) => {
        throw new FileStoreFailure('unreachable', error)
      },
    )
    return (await fileIdOf(bytes)) === file ? bytes : null
  }

  return {
    size,
    read,
    has: async file => (await find(file, 'HEAD')) !== null,

    async put(bytes) {
      const file = await fileIdOf(bytes)
      if ((await size(file)) === bytes.length && (await read(file))) return file
      // S3 refuses bytes that do not match the checksum.
      const headers = { 'x-amz-content-sha256': file, 'content-type': 'application/octet-stream' }
      const response = await call(file, 'PUT', { body: new Uint8Array(bytes), headers })
      await response.body?.cancel()
      if (!response.ok) throw failureOf(response)
      return file
    },

    async open(file, range) {
      const response = await find(file, 'GET', range && { range: `bytes=${range.start}-${range.end}` })
      if (!response?.body) return null
      const source = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
      const stream = range ? source : pipeline(source, checkedStream(file), () => {})
      return { size: wholeSize(response), stream }
    },

    async delete(file) {
      if (!isFileId(file)) return
      const response = await call(file, 'DELETE')
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw failureOf(response)
    },
  }
}

/** The size of the whole file, from the `content-range` of a partial response: `bytes 0-9/120`. */
function wholeSize(response: Response): number {
  const part = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')
  return Number(part?.[1] ?? response.headers.get('content-length'))
}

const failureOf = (response: Response): FileStoreFailure =>
  new FileStoreFailure(response.status === 507 ? 'full' : 'unreachable', `The response was ${response.status}.`)
