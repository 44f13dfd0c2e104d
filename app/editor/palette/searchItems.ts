import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { KeyStroke } from '../shortcuts/shortcuts.ts'

type PaletteGroup = 'tools' | 'view' | 'design' | 'cloth' | 'things' | 'players' | 'page'

/** Something that the palette can do. */
export interface PaletteItem {
  /** Stays the same from visit to visit, so that what was used last is remembered. */
  readonly id: string
  readonly group: PaletteGroup
  readonly icon: LucideIcon
  readonly stroke?: KeyStroke
  /** Asked for in every language: one finds a thing by its name in each of them. */
  label(t: TFunction): string
  run(): void
}

/**
 * The items that answer a query, best first; of those that match alike, what was used last. Without a query all of them:
 * what was used last, then the rest in its order. `speakers` are the words of every language.
 */
export function searchItems(
  items: readonly PaletteItem[],
  query: string,
  { recent, speakers }: { recent: readonly string[]; speakers: readonly TFunction[] },
): readonly PaletteItem[] {
  const recency = ({ id }: PaletteItem): number => {
    const at = recent.indexOf(id)
    return at < 0 ? recent.length : at
  }
  return items
    .flatMap((item, index) => {
      const scores = speakers.map(t => matchScore(query, item.label(t))).filter(score => score !== null)
      return scores.length === 0 ? [] : [{ item, index, score: Math.max(...scores) }]
    })
    .sort(
      (a, b) =>
        Math.floor(b.score) - Math.floor(a.score) ||
        recency(a.item) - recency(b.item) ||
        b.score - a.score ||
        a.index - b.index,
    )
    .map(({ item }) => item)
}

/** How well a text answers what somebody typed, or `null` when it does not. All words have to be found, in any order. */
export function matchScore(query: string, text: string): number | null {
  const words = plain(query)
    .split(/\s+/)
    .filter(word => word !== '')
  const sought = plain(text)
  let sum = 0
  for (const word of words) {
    const score = wordScore(word, sought)
    if (score === null) return null
    sum += score
  }
  return words.length === 0 ? 0 : sum / words.length
}

/** Latin accents do not count, nor do the invisible spaces that part Khmer words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b]/g, '')
    .toLowerCase()
    .trim()

/** A shorter text is the closer answer, by less than any better way of matching. */
const closeness = (word: string, text: string): number => word.length / Math.max(text.length, 1)

function wordScore(word: string, text: string): number | null {
  const at = text.indexOf(word)
  if (at === 0) return 4 + closeness(word, text)
  if (at > 0) return (isWordStart(text, at) ? 3 : 2) + closeness(word, text)
  return word.length > 1 && isSpread(word, text) ? closeness(word, text) : null
}

const isWordStart = (text: string, at: number): boolean => /[^\p{L}\p{M}\p{N}]/u.test(text[at - 1] ?? '')

/** `gk` is in `goalkeeper`: its letters come in this order, the first of them first. */
function isSpread(word: string, text: string): boolean {
  if (word[0] !== text[0]) return false
  let at = 0
  for (const character of word) {
    at = text.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}
