/** Marks that no reader sees: Khmer is written with and without them between its words. */
export const unseenMarks = '\u200B\u200C\u200D\u2060\uFEFF'

/** Words as they are compared: how they were typed makes no difference. */
export const soughtWords = (words: string): string =>
  [...words.normalize('NFC')]
    .filter(sign => !unseenMarks.includes(sign))
    .join('')
    .trim()
    .toLowerCase()
