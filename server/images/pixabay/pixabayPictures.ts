import { pictureLimits } from '../../../engine/index.ts'
import { type ImageAnswer, type ImageQuery, imagePageSize } from '../../contract/images.ts'
import { khmerTerms } from '../khmer/khmerTerms.ts'
import type { ImageSource } from '../picture.ts'
import { wantedWords } from '../pictureLibrary.ts'
import type { AnswerMemory } from './answerMemory.ts'
import { passedOn, pixabayAnswer, pixabayPicture } from './pixabayAnswer.ts'

interface PixabayOptions {
  readonly key: string
  readonly memory: AnswerMemory
  readonly now: () => number
  readonly fetch?: typeof globalThis.fetch
}

export interface PixabayPictures extends ImageSource {
  /** The bytes of a picture on Pixabay's own hosts; `null` for any other address, and for what is no picture. */
  picture(address: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
}

/** Of the hundred calls a minute that Pixabay allows, some are left to other servers of the shop. */
const maxCalls = 80
const aMinute = 60_000
const patience = 8_000
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Searches Pixabay. Rejects when it cannot be asked just now. */
export function pixabayPictures({ key, memory, now, fetch = globalThis.fetch }: PixabayOptions): PixabayPictures {
  let calls: readonly number[] = []
  const asking = new Map<string, Promise<ImageAnswer>>()

  /** Redirects are not followed: they could lead anywhere. */
  const call = (address: URL) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) })

  async function ask(question: string): Promise<ImageAnswer> {
    const known = await memory.recall(question)
    if (known) return known
    calls = calls.filter(at => at > now() - aMinute)
    if (calls.length >= maxCalls) throw new Error('Pixabay was asked as often as it allows in a minute.')
    calls = [...calls, now()]
    const answer = await call(new URL(`https://pixabay.com/api/?key=${encodeURIComponent(key)}&${question}`))
    // The address has the key in it and must not be told.
    if (!answer.ok) throw new Error(`Pixabay answered ${answer.status}.`)
    const passed = passedOn(pixabayAnswer.parse(await answer.json()))
    await memory.remember(question, passed)
    return passed
  }

  return {
    search(query) {
      const question = questionOf(query)
      const running = asking.get(question) ?? ask(question).finally(() => asking.delete(question))
      asking.set(question, running)
      return running
    },
    async picture(address) {
      const url = pixabayPicture(address)
      if (!url) return null
      const answer = await call(url)
      const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
      const isTaken =
        answer.ok && types.includes(type) && Number(answer.headers.get('content-length') ?? 0) <= pictureLimits.bytes
      if (isTaken && answer.body) return { type, bytes: await readUpTo(pictureLimits.bytes, answer.body) }
      // Nobody waits until the other side has heard it.
      answer.body?.cancel().catch(() => {})
      return null
    },
  }
}

function questionOf({ q, type, transparent, page }: ImageQuery): string {
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

async function readUpTo(most: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > most) throw new Error('The picture is larger than it said.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
