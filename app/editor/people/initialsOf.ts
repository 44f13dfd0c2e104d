const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** The first letters of a name's first and last word, whole Khmer clusters; of a tab its number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => word !== '')
  const last = words.at(-1) ?? ''
  if (/^\d+$/.test(last)) return last
  return [words[0] ?? '', ...(words.length > 1 ? [last] : [])]
    .map(word => [...clusters.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}
