import { animals } from './animals.ts'
import { clubs } from './clubs.ts'
import { looks } from './looks.ts'
import { nature } from './nature.ts'
import { sports } from './sports.ts'

/**
 * One spelling of what looks the same: letters below may be DA or TA, and words are parted by spaces that nobody sees.
 */
export const plainKhmer = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, '')
    .replaceAll('\u17d2\u178a', '\u17d2\u178f')

const written = Object.entries({ ...sports, ...animals, ...clubs, ...nature, ...looks })

/** The English words of a Khmer one, by how it is spelt plainly. */
export const khmerTerms: ReadonlyMap<string, readonly string[]> = new Map(
  written.map(([khmer, english]) => [plainKhmer(khmer), english.split(' ')]),
)

/**
 * A Khmer text, which has no spaces between its words, as English ones: for each word that is known, those that mean
 * it. The longest word that fits is taken first, and what is not known is passed over.
 */
export function inEnglish(text: string, terms: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const plain = plainKhmer(text)
  const whole = terms.get(plain)
  if (whole) return [whole]
  const found: (readonly string[])[] = []
  for (let at = 0; at < plain.length; ) {
    const word = longestWord(plain, at, terms)
    if (word) found.push(terms.get(word) ?? [])
    at += word?.length ?? 1
  }
  return found
}

/** No word known here is longer, or so short that it is part of others. */
const [longest, shortest] = [32, 2]

function longestWord(text: string, from: number, terms: ReadonlyMap<string, unknown>): string | null {
  for (let length = Math.min(longest, text.length - from); length >= shortest; length--) {
    const word = text.slice(from, from + length)
    // A vowel or a letter below belongs to what is before it, so a word does not end there.
    if (terms.has(word) && !/^[\u17b6-\u17d3]/.test(text.slice(from + length))) return word
  }
  return null
}
