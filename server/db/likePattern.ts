/** A pattern of `like` for texts that hold these words as they are. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, sign => `\\${sign}`)}%`
