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
  for (const letter of word) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
