/** Of a comment's text. */
interface TextPart {
  readonly text: string
  readonly isMention: boolean
}

/** A comment's text, split at its mentions. Of two names that start alike, the longer one wins. */
export function mentionParts(text: string, names: readonly string[]): readonly TextPart[] {
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

/** Those of the names that a comment mentions, each once. */
export const mentionedIn = (text: string, names: readonly string[]): readonly string[] => [
  ...new Set(mentionParts(text, names).flatMap(part => (part.isMention ? [part.text.slice(1)] : []))),
]
