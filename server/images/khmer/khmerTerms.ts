import { animals } from './animals.ts'
import { appearances } from './appearances.ts'
import { clubs } from './clubs.ts'
import { nature } from './nature.ts'
import { sports } from './sports.ts'

/**
 * Normalises Khmer that looks the same: subscript DA and TA, and invisible spaces between words.
 */
export const plainKhmer = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u200b|\u200c|\u200d|\u2060|\ufeff/g, '')
    .replaceAll('\u17d2\u178a', '\u17d2\u178f')

const written = Object.entries({ ...sports, ...animals, ...clubs, ...nature, ...appearances })

/** English words by the normalised Khmer word. */
export const khmerTerms: ReadonlyMap<string, readonly string[]> = new Map(
  written.map(([khmer, english]) => [plainKhmer(khmer), english.split(' ')]),
)

/**
 * Translates Khmer text, which has no spaces between words, to English: one list of alternatives per known word. The
 * longest match wins, and unknown parts are skipped.
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

/** The length limits of known words; shorter ones would match inside others. */
const [longest, shortest] = [32, 2]

function longestWord(text: string, from: number, terms: ReadonlyMap<string, unknown>): string | null {
  for (let length = Math.min(longest, text.length - from); length >= shortest; length--) {
    const word = text.slice(from, from + length)
    // A vowel or subscript belongs to the letter before it, so a word cannot end there.
    if (terms.has(word) && !/^[\u17b6-\u17d3]/.test(text.slice(from + length))) return word
  }
  return null
}
