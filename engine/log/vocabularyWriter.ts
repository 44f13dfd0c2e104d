import { type ByteWriter, writeCount, writeText } from './bytes.ts'
import { firstWord, grow, looseWord, maxShapes, maxWords, newWord, shapeOf, type Vocabulary } from './vocabulary.ts'

/** What the client that writes has written out so far, and how it names that. */
export interface VocabularyWriter {
  /** As those have it who have read all that was written. */
  vocabulary(): Vocabulary
  wordNumber(word: string): number | undefined
  shapeNumber(keys: readonly string[]): number | undefined
  writeWord(writer: ByteWriter, word: string): void
  writeShape(writer: ByteWriter, keys: readonly string[]): void
}

/** Goes on from what the line of the client says already. */
export function createVocabularyWriter(from: Vocabulary): VocabularyWriter {
  let { words, shapes } = from
  const numberOfWord = new Map(words.items.slice(0, words.length).map((word, number) => [word, number]))
  const numberOfShape = new Map(shapes.items.slice(0, shapes.length).map(({ keys }, number) => [nameOf(keys), number]))

  const writeWord = (writer: ByteWriter, word: string): void => {
    const number = numberOfWord.get(word)
    if (number !== undefined) {
      writeCount(writer, number + firstWord)
      return
    }
    const isKept = words.length < maxWords
    if (isKept) {
      numberOfWord.set(word, words.length)
      words = grow(words, word)
    }
    writeCount(writer, isKept ? newWord : looseWord)
    writeText(writer, word)
  }

  const shapeNumber = (keys: readonly string[]): number | undefined => {
    const number = numberOfShape.get(nameOf(keys))
    const known = number === undefined ? undefined : shapes.items[number]?.keys
    return known?.length === keys.length && known.every((key, index) => key === keys[index]) ? number : undefined
  }

  return {
    vocabulary: () => ({ words, shapes }),
    wordNumber: word => numberOfWord.get(word),
    shapeNumber,
    writeWord,
    writeShape(writer, keys) {
      const number = shapeNumber(keys)
      if (number !== undefined) {
        writeCount(writer, number + firstWord)
        return
      }
      const isKept = shapes.length < maxShapes
      if (isKept) {
        numberOfShape.set(nameOf(keys), shapes.length)
        shapes = grow(shapes, shapeOf(keys))
      }
      writeCount(writer, isKept ? newWord : looseWord)
      writeCount(writer, keys.length)
      for (const key of keys) writeWord(writer, key)
    },
  }
}

/** Nearly a name: keys may hold any character, so what is found by it is compared. */
const nameOf = (keys: readonly string[]): string => keys.join('\0')
