import { isFieldName, isInnerKey } from '../document/shape.ts'
import { type ByteReader, MalformedBytes, readCount, readText } from './bytes.ts'

/**
 * A list that only grows. Adding to a list never changes it for others who hold it. It is copied only when it has been
 * added to before.
 */
export interface Grown<Item> {
  readonly items: Item[]
  readonly length: number
}

export function grow<Item>(list: Grown<Item>, item: Item): Grown<Item> {
  const items = list.items.length === list.length ? list.items : list.items.slice(0, list.length)
  items.push(item)
  return { items, length: items.length }
}

/** What a client has written out in its line so far, and names by number from then on. */
export interface Vocabulary {
  readonly words: Grown<string>
  readonly shapes: Grown<ObjectShape>
}

/** The keys of an object, in their order, and what `shape.ts` has to say of them: asked once for all such objects. */
export interface ObjectShape {
  readonly keys: readonly string[]
  readonly areFieldNames: boolean
  readonly areInnerKeys: boolean
  /** As `weigh` counts it, but for the values. */
  readonly weight: number
  /** An object with all keys and no values yet, to be copied. `null` where to add the keys one by one is as fast. */
  readonly blank: Readonly<Record<string, null>> | null
}

/** From so many keys on, an object is a table: to copy one takes a seventh of the time that its keys take. */
const wideShape = 32

export const shapeOf = (keys: readonly string[]): ObjectShape => ({
  keys,
  blank: keys.length < wideShape ? null : Object.fromEntries(keys.map(key => [key, null])),
  areFieldNames: keys.length > 0 && keys.every(isFieldName),
  areInnerKeys: keys.every(isInnerKey),
  weight: keys.reduce((weight, key) => weight + key.length + 4, 2),
})

export const emptyVocabulary: Vocabulary = { words: { items: [], length: 0 }, shapes: { items: [], length: 0 } }

/** More is written out each time. */
export const maxWords = 2 ** 16
export const maxShapes = 2 ** 12

/** In place of a number: it follows, and has a number from then on; or it follows, and has none. */
export const newWord = 0
export const looseWord = 1
export const firstWord = 2

/** The longest name that any rule of `shape.ts` lets through: 64 characters of a nested key. */
export const longestWord = 192

export interface VocabularyReader extends ByteReader {
  vocabulary: Vocabulary
  /** How many words were met that a lost piece has written out; `null` where no piece can be missing. */
  lostWords: number | null
  /** What was read so far has the shape of an entry, and weighs as much as `weigh` would say. */
  isShaped: boolean
  weight: number
}

export function readWord(reader: VocabularyReader): string {
  const code = readCount(reader)
  if (code >= firstWord) return wordAt(reader, code - firstWord)
  const word = readText(reader, longestWord)
  if (code === newWord) {
    const { words, shapes } = reader.vocabulary
    if (words.length >= maxWords) throw new MalformedBytes()
    reader.vocabulary = { words: grow(words, word), shapes }
  }
  return word
}

/** Empty for one that is lost. */
export function wordAt(reader: VocabularyReader, index: number): string {
  const { words } = reader.vocabulary
  const word = index < words.length ? words.items[index] : undefined
  if (word !== undefined) return word
  if (reader.lostWords === null) throw new MalformedBytes()
  reader.lostWords++
  return ''
}

export function readShape(reader: VocabularyReader): ObjectShape {
  const code = readCount(reader)
  if (code >= firstWord) return shapeAt(reader, code - firstWord)
  const count = readCount(reader)
  // Every key takes a byte at least.
  if (count > reader.bytes.length - reader.at) throw new MalformedBytes()
  const keys = new Set<string>()
  for (let index = 0; index < count; index++) {
    const key = readWord(reader)
    // It would become the prototype of what is read.
    if (key === '__proto__') throw new MalformedBytes('update-poisoned')
    keys.add(key)
  }
  if (keys.size < count) throw new MalformedBytes()
  const shape = shapeOf([...keys])
  if (code === newWord) {
    const { words, shapes } = reader.vocabulary
    if (shapes.length >= maxShapes) throw new MalformedBytes()
    reader.vocabulary = { words, shapes: grow(shapes, shape) }
  }
  return shape
}

export function shapeAt({ vocabulary: { shapes } }: VocabularyReader, index: number): ObjectShape {
  const shape = index < shapes.length ? shapes.items[index] : undefined
  if (shape === undefined) throw new MalformedBytes()
  return shape
}

/** The vocabulary with holes up to those lengths, for reading on where pieces in between were lost. */
export function openHoles({ words, shapes }: Vocabulary, toWords: number, toShapes: number): Vocabulary {
  if (toWords > maxWords || toShapes > maxShapes) throw new MalformedBytes()
  return { words: withHolesTo(words, toWords), shapes: withHolesTo(shapes, toShapes) }
}

function withHolesTo<Item>({ items, length }: Grown<Item>, to: number): Grown<Item> {
  if (to < length) throw new MalformedBytes()
  if (to === length) return { items, length }
  const holed = items.slice(0, length)
  holed.length = to
  return { items: holed, length: to }
}
