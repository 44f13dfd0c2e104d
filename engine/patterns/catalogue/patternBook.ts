import { bookPatterns } from './bookPatterns.ts'
import { drawnPatterns } from './drawnPatterns.ts'
import type { PatternCategory, PatternEntry } from './entry.ts'
import { heroPatterns } from './heroPatterns.ts'
import { motifPatterns } from './motifPatterns.ts'

/** All patterns: the engine's book, what we draw from geometry, and the tiles of others. */
export const patternBook: readonly PatternEntry[] = [
  ...bookPatterns,
  ...drawnPatterns,
  ...heroPatterns,
  ...motifPatterns,
]

interface Wanted {
  readonly words: string
  readonly category: PatternCategory | null
}

/** The patterns of a category whose name has every word, in either language. */
export function findPatterns({ words, category }: Wanted): readonly PatternEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return patternBook.filter(entry => {
    const name = plain(`${entry.en} ${entry.kh} ${entry.category}`)
    return (category === null || entry.category === category) && wanted.every(word => name.includes(word))
  })
}

/** Without what cannot be seen between Khmer words, and with one way to write what looks the same. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll('\u17d2\u178a', '\u17d2\u178f')
    .toLowerCase()
