import type { AuthorId } from '../../../engine/index.ts'

/** Dark enough for white letters on them; never the brand's green, which means something else. */
const hues = ['--person-1', '--person-2', '--person-3', '--person-4', '--person-5', '--person-6'] as const

/** The colour of an author: the same on every page and at every visit. */
export function hueOf(author: AuthorId): string {
  let sum = 0
  for (const letter of author) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return `var(${hues[sum % hues.length]})`
}
