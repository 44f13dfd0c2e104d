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

/** Everybody who can be mentioned: people who commented, and people who are online. */
export const namesOf = (comments: readonly DesignComment[], people: readonly string[]): readonly string[] =>
  [...new Set([...people, ...comments.map(({ name }) => name)])].filter(name => name.trim() !== '')
