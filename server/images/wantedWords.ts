import { inEnglish } from './khmer/inEnglish.ts'

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
