/** What patterns are sorted by in the browser. */
export const patternCategories = [
  'khmer',
  'camouflage',
  'lines',
  'dots',
  'geometric',
  'nature',
  'hides',
  'brushed',
  'technical',
  'motifs',
] as const

export type PatternCategory = (typeof patternCategories)[number]

/** A pattern to choose, with what it is called in both languages. */
export interface PatternEntry {
  /** Designs are stored with it. */
  readonly id: string
  readonly category: PatternCategory
  readonly en: string
  readonly kh: string
}

/** A pattern as it stands in a list: what follows its name there is the same for all of the list. */
export type ListedPattern = readonly [name: string, category: PatternCategory, en: string, kh: string]

/** The patterns of a list, whose ids begin alike. */
export const entriesOf = (prefix: string, list: readonly ListedPattern[]): readonly PatternEntry[] =>
  list.map(([name, category, en, kh]) => ({ id: `${prefix}${name}`, category, en, kh }))
