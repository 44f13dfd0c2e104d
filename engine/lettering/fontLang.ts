import type { Script } from './script.ts'

/** The languages that fonts are looked for by. */
export const fontLangs = ['en', 'kh', 'cn', 'jp', 'kr', 'th'] as const
export type FontLang = (typeof fontLangs)[number]

/** The language of a font by the script that it was drawn for. */
export const langOfScript: Readonly<Record<Script, FontLang>> = {
  Latin: 'en',
  Cyrillic: 'en',
  Greek: 'en',
  Khmer: 'kh',
  Thai: 'th',
  Kana: 'jp',
  Hangul: 'kr',
  Han: 'cn',
  Arabic: 'en',
  Hebrew: 'en',
}

const subsetLangs = { khmer: 'kh', thai: 'th', japanese: 'jp', korean: 'kr', chinese: 'cn' } as const

/** The language of a font of the Fontsource service by its subsets. */
export const langOfSubsets = (subsets: readonly string[]): FontLang =>
  Object.entries(subsetLangs).find(([name]) => subsets.some(subset => subset.startsWith(name)))?.[1] ?? 'en'
