export interface CutText {
  readonly text: string
  readonly wasCut: boolean
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Puts the next letter below the one before; without one it is drawn as a mark of its own. */
const danglingCoeng = /\u17d2+$/u

/** An emoji of a whole family is still shorter than this. */
const longestLetter = 64

/** At most `longest` UTF-16 units, cut between letters, so that no sign loses its half. */
export function cutText(text: string, longest: number): CutText {
  if (text.length <= longest) return { text, wasCut: false }
  // More than there is room for, so that the letter that the limit falls into is seen to go on.
  const beginning = text.slice(0, longest + longestLetter)
  let end = 0
  for (const { index, segment } of letters.segment(beginning)) {
    if (index + segment.length > longest) break
    end = index + segment.length
  }
  return { text: text.slice(0, end).replace(danglingCoeng, ''), wasCut: true }
}
