import type { GarmentPlugin, GarmentWords, SizeChart, Slot } from '../../engine/plugin.ts'
import en from './words.en.json' with { type: 'json' }
import kh from './words.kh.json' with { type: 'json' }

/** What a garment has that wants a name. */
export interface Named {
  /** Ids of the panels of all its cuts. */
  readonly panels: readonly string[]
  readonly zones: readonly { readonly key: string; readonly layouts?: object; readonly onPanels?: object }[]
  readonly slots: readonly Pick<Slot, 'id'>[]
  readonly sizes: Pick<SizeChart, 'measures'>
  readonly options: GarmentPlugin['options']
  readonly playerOptions: GarmentPlugin['playerOptions']
}

/** What a garment calls by itself; what it leaves out is called as everywhere. */
export type OwnWords = Pick<GarmentWords, 'name'> & Partial<GarmentWords>

/** The words of a garment in both languages: its own, and those that all garments share for what it has. */
export const wordsOf = (
  named: Named,
  own: { readonly en: OwnWords; readonly kh: OwnWords },
  templates: { readonly en: Words; readonly kh: Words },
): GarmentPlugin['labels'] => ({
  en: joinedWords(en, named, { ...own.en, templates: templates.en }),
  kh: joinedWords(kh, named, { ...own.kh, templates: templates.kh }),
})

type Words = Readonly<Record<string, string>>
type SharedWords = Omit<GarmentWords, 'name' | 'templates'>

function joinedWords(shared: SharedWords, named: Named, own: OwnWords & Pick<GarmentWords, 'templates'>): GarmentWords {
  const keys = named.zones.map(({ key }) => key)
  const laidOut = named.zones.flatMap(({ key, layouts, onPanels }) => (layouts || onPanels ? [key] : []))
  const layouts = { ...shared.layouts, secondaryStripe: shared.layouts.stripe ?? {} }
  return {
    name: own.name,
    templates: own.templates,
    panels: { ...picked(shared.panels, named.panels), ...own.panels },
    zones: { ...picked(shared.zones, keys), ...own.zones },
    slots: { ...picked(shared.slots, ids(named.slots)), ...own.slots },
    measures: { ...picked(shared.measures, named.sizes.measures), ...own.measures },
    layouts: { ...picked(layouts, laidOut), ...own.layouts },
    options: { ...picked(shared.options, ids(named.options)), ...own.options },
    playerOptions: {
      ...picked(
        shared.playerOptions,
        named.playerOptions.map(({ field }) => field),
      ),
      ...own.playerOptions,
    },
  }
}

const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id)

/** Those of some names that there are words for; the contract of all garments finds a name without any. */
const picked = <Word>(
  words: Readonly<Record<string, Word>>,
  names: readonly string[],
): Readonly<Record<string, Word>> =>
  Object.fromEntries(
    names.flatMap(name => {
      const word = words[name]
      return word === undefined ? [] : [[name, word] as const]
    }),
  )
