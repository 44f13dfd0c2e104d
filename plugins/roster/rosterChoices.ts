import { type GarmentPlugin, type PlayerOption, valuesOfChoice } from '../../engine/index.ts'
import { bareWord, readSize } from './rosterWords.ts'

type Language = keyof GarmentPlugin['labels']

/** A column of what garments let players choose. */
export interface RosterChoice {
  readonly field: string
  readonly kind: PlayerOption['kind']
  /** What stands at its head, as `bareWord` leaves it. */
  readonly heads: ReadonlySet<string>
  /** The column as it is shown, and its values; none where they are sizes, which are called as everywhere. */
  readonly words: Readonly<Record<Language, { readonly name: string; readonly values: readonly string[] }>>
  /** The value that a cell means: `null` where nothing is written, `undefined` for what means none. */
  read(text: string): string | null | undefined
}

interface Declared {
  readonly garment: GarmentPlugin
  readonly option: PlayerOption
}

const languages: readonly Language[] = ['en', 'kh']

/** The columns of what these garments let players choose. A field that several of them declare is one column. */
export function rosterChoices(garments: readonly GarmentPlugin[]): readonly RosterChoice[] {
  const byField = new Map<string, Declared[]>()
  for (const garment of garments) {
    for (const option of garment.playerOptions) {
      byField.set(option.field, [...(byField.get(option.field) ?? []), { garment, option }])
    }
  }
  return [...byField].flatMap(([field, [first, ...others]]) => (first ? columnOf(field, [first, ...others]) : []))
}

function columnOf(field: string, declared: readonly [Declared, ...Declared[]]): RosterChoice {
  const [{ option }] = declared
  const meant = new Map(declared.flatMap(wordsOfValues))
  return {
    field,
    kind: option.kind,
    heads: new Set(declared.flatMap(headsOf)),
    words: { en: wordsIn('en', declared), kh: wordsIn('kh', declared) },
    read(text) {
      const word = bareWord(text)
      if (word === '') return null
      return meant.get(word) ?? (option.kind === 'size' ? (readSize(text) ?? undefined) : undefined)
    },
  }
}

const labelsOf = ({ garment, option }: Declared, language: Language) =>
  garment.labels[language].playerOptions[option.field]

/** Its names are read as well as what people write, so that a list that was taken home can be brought back. */
const headsOf = (declared: Declared): readonly string[] =>
  [...declared.option.heads, ...languages.flatMap(language => labelsOf(declared, language)?.name ?? [])].map(bareWord)

const wordsOfValues = (declared: Declared): readonly (readonly [string, string])[] => {
  const { garment, option } = declared
  if (option.kind === 'size') return []
  return valuesOfChoice(garment, option).flatMap(value => {
    const names = languages.flatMap(language => labelsOf(declared, language)?.values?.[value] ?? [])
    return [value, ...names, ...(option.written[value] ?? [])].map(word => [bareWord(word), value] as const)
  })
}

function wordsIn(language: Language, declared: readonly [Declared, ...Declared[]]) {
  const [first] = declared
  const values = declared.flatMap(one => {
    const { garment, option } = one
    if (option.kind === 'size') return []
    return valuesOfChoice(garment, option).map(value => labelsOf(one, language)?.values?.[value] ?? value)
  })
  return { name: labelsOf(first, language)?.name ?? first.option.field, values: [...new Set(values)] }
}
