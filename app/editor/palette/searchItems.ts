import type { TFunction } from 'i18next'
import { matchScore } from './matchScore.ts'
import type { PaletteItem } from './paletteItem.ts'

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
