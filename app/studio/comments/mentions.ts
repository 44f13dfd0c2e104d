import type { DesignComment } from '../../../server/contract/designs/designComment.ts'

/** A name that is being written after an @. */
interface Mention {
  /** Where its @ stands. */
  readonly from: number
  readonly query: string
}

const longestQuery = 40

/** The mention at the caret, or `null`. An @ inside a word, as in an email address, starts none. */
export function mentionAt(text: string, caret: number): Mention | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || caret > text.length || (from > 0 && !/[\s(]/.test(text[from - 1] ?? ''))) return null
  const query = text.slice(from + 1, caret)
  return query.includes('\n') || query.length > longestQuery ? null : { from, query }
}

/** Names that contain the query, those that start with it first. */
export function namesFor(query: string, names: readonly string[]): readonly string[] {
  const wanted = query.trim().toLowerCase()
  const rank = (name: string) => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return names
    .filter(name => name.toLowerCase().includes(wanted) && name.toLowerCase() !== wanted)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 5)
}

/** The text with the mention completed to the name, and where the caret is then. */
export function withMention(text: string, caret: number, { from }: Mention, name: string) {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

interface TextPart {
  readonly text: string
  readonly isMention: boolean
}

/** A comment's text, split at its mentions. Of two names that start alike, the longer one wins. */
export function partsOf(text: string, names: readonly string[]): readonly TextPart[] {
  const known = names
    .filter(name => name !== '')
    .sort((one, other) => other.length - one.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (known.length === 0) return [{ text, isMention: false }]
  const mention = new RegExp(`((?<=^|[\\s(])@(?:${known.join('|')})(?![\\p{L}\\p{M}\\p{N}]))`, 'u')
  return text
    .split(mention)
    .map((part, index) => ({ text: part, isMention: index % 2 === 1 }))
    .filter(part => part.text !== '')
}

/** Everybody who can be mentioned: people who commented, and people who are online. */
export const namesOf = (comments: readonly DesignComment[], people: readonly string[]): readonly string[] =>
  [...new Set([...people, ...comments.map(({ name }) => name)])].filter(name => name.trim() !== '')
