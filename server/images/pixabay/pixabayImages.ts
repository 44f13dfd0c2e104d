import { imageLimits } from '../../../engine/index.ts'
import { type ImageQuery, type ImageResponse, imagePageSize } from '../../contract/images.ts'
import { wantedWords } from '../imageLibrary.ts'
import { khmerTerms } from '../khmer/khmerTerms.ts'
import type { ImageSource } from '../libraryImage.ts'
import { passedOn, pixabayImageUrl, pixabayResponse } from './pixabayResponse.ts'
import type { ResponseCache } from './responseCache.ts'

interface PixabayOptions {
  readonly key: string
  readonly cache: ResponseCache
  readonly now: () => number
  readonly fetch?: typeof globalThis.fetch
}

export interface PixabayImages extends ImageSource {
  /** The bytes of an image on Pixabay's hosts; `null` for any other address or file type. */
  image(address: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
}

/** Pixabay allows a hundred requests a minute; some are left for other servers. */
const maxCalls = 80
const aMinute = 60_000
const timeout = 8_000
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Searches Pixabay. Rejects when it is unavailable. */
export function pixabayImages({ key, cache, now, fetch = globalThis.fetch }: PixabayOptions): PixabayImages {
  let calls: readonly number[] = []
  const pending = new Map<string, Promise<ImageResponse>>()

  /** Redirects are not followed, because they could lead anywhere. */
  const call = (address: URL) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })

  async function request(query: string): Promise<ImageResponse> {
    const known = await cache.recall(query)
    if (known) return known
    calls = calls.filter(at => at > now() - aMinute)
    if (calls.length >= maxCalls) throw new Error('The rate limit of Pixabay is reached for this minute.')
    calls = [...calls, now()]
    const response = await call(new URL(`https://pixabay.com/api/?key=${encodeURIComponent(key)}&${query}`))
    // The address contains the key and must not appear in the error.
    if (!response.ok) throw new Error(`Pixabay responded ${response.status}.`)
    const passed = passedOn(pixabayResponse.parse(await response.json()))
    await cache.remember(query, passed)
    return passed
  }

  return {
    search(wanted) {
      const query = queryOf(wanted)
      const running = pending.get(query) ?? request(query).finally(() => pending.delete(query))
      pending.set(query, running)
      return running
    },
    async image(address) {
      const url = pixabayImageUrl(address)
      if (!url) return null
      const response = await call(url)
      const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
      const isAccepted =
        response.ok && types.includes(type) && Number(response.headers.get('content-length') ?? 0) <= imageLimits.bytes
      if (isAccepted && response.body) return { type, bytes: await readUpTo(imageLimits.bytes, response.body) }
      // The cancellation is not awaited.
      response.body?.cancel().catch(() => {})
      return null
    },
  }
}

function queryOf({ q, type, transparent, page }: ImageQuery): string {
  const english = wantedWords(q, khmerTerms).map(([first]) => first)
  return new URLSearchParams({
    q: english.join(' ').toLowerCase().slice(0, 100),
    image_type: type,
    ...(transparent === 'true' ? { colors: 'transparent' } : {}),
    page: String(page),
    per_page: String(imagePageSize),
    safesearch: 'true',
  }).toString()
}

async function readUpTo(maxBytes: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > maxBytes) throw new Error('The image is larger than its content-length.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
