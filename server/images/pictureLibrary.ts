import MiniSearch, { type Query } from 'minisearch'
import type { ImageType } from '../contract/images.ts'
import { tilePictures } from './heroTiles.ts'
import { iconSets, readIcons } from './iconPictures.ts'
import { inEnglish, khmerTerms, plainKhmer } from './khmer/khmerTerms.ts'
import type { Picture } from './picture.ts'

export interface PictureLibrary {
  /** Best first. Without words, all of them in the order of their sets. */
  search(words: string, type: ImageType): readonly Picture[]
  get(id: string): Picture | undefined
}

/** Reads all sets and makes their index: half a second of work. */
export async function openPictureLibrary(): Promise<PictureLibrary> {
  const pictures: Picture[] = []
  for (const set of iconSets) pictures.push(...(await readIcons(set)))
  pictures.push(...tilePictures())
  const byId = new Map(pictures.map(picture => [picture.id, picture]))
  const khmerOfOwn = new Map(
    pictures
      .filter(({ khmer }) => khmer !== '')
      .map(({ khmer, words }) => [plainKhmer(khmer), words.split(' ').slice(1)]),
  )
  // A country's name is one thing, not any of its words.
  const terms = new Map([...[...khmerOfOwn].filter(([, words]) => words.length === 1), ...khmerTerms])
  const index = new MiniSearch<Picture>({
    fields: ['words', 'khmer'],
    processTerm: term => plainKhmer(term).toLowerCase(),
    searchOptions: { prefix: term => term.length > 2, fuzzy: term => (term.length > 4 ? 0.2 : false), maxFuzzy: 1 },
  })
  // In pieces, so that others are answered between.
  await index.addAllAsync(pictures, { chunkSize: 500 })

  const found = (query: Query): readonly Picture[] =>
    index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? [])

  return {
    get: id => byId.get(id),
    search(words, type) {
      const isWanted = (picture: Picture) => type === 'all' || picture.type === type
      if (words.trim() === '') return pictures.filter(isWanted)
      const queries = wantedWords(words, terms).map(anyOf)
      const all = found({ combineWith: 'AND', queries }).filter(isWanted)
      // Few icons are red dragons: a dragon is better than nothing.
      return all.length > 0 ? all : found({ combineWith: 'OR', queries }).filter(isWanted)
    },
  }
}

const anyOf = (words: readonly string[]): Query => ({ combineWith: 'OR', queries: [...words] })

/** English words that people use for what is drawn under another name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
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
}

/** What is looked for: groups of words, of each of which one is meant. Khmer becomes English, or stays where it is not known. */
export function wantedWords(
  text: string,
  terms: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  return text
    .split(/[\s,;|/]+/)
    .filter(Boolean)
    .flatMap((word): readonly (readonly string[])[] => {
      if (!/\p{Script=Khmer}/u.test(word)) return [alsoCalled[word.toLowerCase()] ?? [word]]
      const english = inEnglish(word, terms)
      return english.length > 0 ? english : [[word]]
    })
}
