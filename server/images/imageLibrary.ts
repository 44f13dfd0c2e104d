import MiniSearch, { type Query } from 'minisearch'
import type { ImageType } from '../contract/images.ts'
import { tileImages } from './heroTiles.ts'
import { iconSets, readIcons } from './iconImages.ts'
import { inEnglish, khmerTerms, plainKhmer } from './khmer/khmerTerms.ts'
import type { LibraryImage } from './libraryImage.ts'

export interface ImageLibrary {
  /** Best match first. Without words it returns all images in the order of their sets. */
  search(words: string, type: ImageType): readonly LibraryImage[]
  get(id: string): LibraryImage | undefined
}

/** Reads all sets and builds their index, which takes half a second. */
export async function openImageLibrary(): Promise<ImageLibrary> {
  const images: LibraryImage[] = []
  for (const set of iconSets) images.push(...(await readIcons(set)))
  images.push(...tileImages())
  const byId = new Map(images.map(image => [image.id, image]))
  const khmerOfOwn = new Map(
    images
      .filter(({ khmer }) => khmer !== '')
      .map(({ khmer, words }) => [plainKhmer(khmer), words.split(' ').slice(1)]),
  )
  // The name of a country is one term, not several words.
  const terms = new Map([...[...khmerOfOwn].filter(([, words]) => words.length === 1), ...khmerTerms])
  const index = new MiniSearch<LibraryImage>({
    fields: ['words', 'khmer'],
    processTerm: term => plainKhmer(term).toLowerCase(),
    searchOptions: { prefix: term => term.length > 2, fuzzy: term => (term.length > 4 ? 0.2 : false), maxFuzzy: 1 },
  })
  // Indexing in chunks lets the server handle other requests in between.
  await index.addAllAsync(images, { chunkSize: 500 })

  const found = (query: Query): readonly LibraryImage[] =>
    index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? [])

  return {
    get: id => byId.get(id),
    search(words, type) {
      const isWanted = (image: LibraryImage) => type === 'all' || image.type === type
      if (words.trim() === '') return images.filter(isWanted)
      const queries = wantedWords(words, terms).map(anyOf)
      const all = found({ combineWith: 'AND', queries }).filter(isWanted)
      // There may be no red dragon, but a dragon is better than nothing.
      return all.length > 0 ? all : found({ combineWith: 'OR', queries }).filter(isWanted)
    },
  }
}

const anyOf = (words: readonly string[]): Query => ({ combineWith: 'OR', queries: [...words] })

/** Synonyms of English words; a map, because words such as `constructor` are properties of every object. */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    football: ['soccer', 'football'],
    naga: ['dragon', 'serpent', 'hydra'],
    garuda: ['eagle', 'griffin'],
    angkor: ['temple'],
    basket: ['basketball'],
    hanuman: ['monkey'],
    kitten: ['cat'],
    puppy: ['dog'],
    boat: ['boat', 'canoe', 'ship'],
    grey: ['gray', 'grey'],
    colour: ['color', 'palette'],
    boots: ['boot', 'boots', 'shoe'],
    cup: ['cup', 'trophy'],
    thunder: ['thunder', 'lightning'],
  }),
)

/** The search terms as groups of alternatives. Khmer is translated to English where possible. */
export function wantedWords(
  text: string,
  terms: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  return text
    .split(/[\s,;|/]+/)
    .filter(Boolean)
    .flatMap((word): readonly (readonly string[])[] => {
      if (!/\p{Script=Khmer}/u.test(word)) return [alsoCalled.get(word.toLowerCase()) ?? [word]]
      const english = inEnglish(word, terms)
      return english.length > 0 ? english : [[word]]
    })
}
