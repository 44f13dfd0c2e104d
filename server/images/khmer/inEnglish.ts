import { plainKhmer } from './plainKhmer.ts'

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
