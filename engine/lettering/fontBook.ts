import { type FontId, fontId } from '../document/ids.ts'
import type { FaceEntry } from './face.ts'
import type { Script } from './script.ts'

/** A face that ships, and the installed package its files are in. */
export interface FontBookEntry extends FaceEntry {
  readonly package: string
  readonly weight: number
  /**
   * Path of the whole font in one file, where there is one: the files of `package` hold a subset each, and a mark can be
   * placed over a letter only if both are in the same file.
   */
  readonly whole?: string
}

const entry = (slug: string, family: string, scripts: readonly Script[], weight = 400): FontBookEntry => ({
  id: fontId(slug),
  family,
  scripts,
  package: `@fontsource/${slug}`,
  weight,
})

/** The face of lettering that no face was chosen for. */
export const defaultFont = fontId('squada-one')

/** The faces that lettering can be set in. */
export const fontBook: readonly FontBookEntry[] = [
  entry('squada-one', 'Serie A', ['Latin']),
  entry('koulen', 'Koulen', ['Khmer', 'Latin']),
  entry('bebas-neue', 'Bebas Neue', ['Latin']),
  entry('anton', 'Anton', ['Latin']),
  entry('oswald', 'Oswald', ['Latin', 'Cyrillic'], 700),
  entry('teko', 'Teko', ['Latin'], 700),
  entry('saira-extra-condensed', 'Saira Extra Condensed', ['Latin'], 800),
  entry('league-gothic', 'League Gothic', ['Latin']),
  entry('staatliches', 'Staatliches', ['Latin']),
  entry('graduate', 'Graduate', ['Latin']),
  entry('alfa-slab-one', 'Alfa Slab One', ['Latin']),
  entry('black-ops-one', 'Black Ops One', ['Latin']),
  entry('russo-one', 'Russo One', ['Latin', 'Cyrillic']),
  entry('orbitron', 'Orbitron', ['Latin'], 800),
  entry('racing-sans-one', 'Racing Sans One', ['Latin']),
  entry('bungee', 'Bungee', ['Latin']),
  entry('jersey-25', 'Jersey 25', ['Latin']),
  entry('moul', 'Moul', ['Khmer', 'Latin']),
  entry('kantumruy-pro', 'Kantumruy Pro', ['Khmer', 'Latin'], 700),
  entry('bayon', 'Bayon', ['Khmer', 'Latin']),
  entry('bokor', 'Bokor', ['Khmer', 'Latin']),
  entry('dangrek', 'Dangrek', ['Khmer', 'Latin']),
  entry('angkor', 'Angkor', ['Khmer', 'Latin']),
  entry('odor-mean-chey', 'Odor Mean Chey', ['Khmer', 'Latin']),
  {
    ...entry('fira-sans-extra-condensed', 'Fira Sans Extra Condensed', ['Latin', 'Cyrillic', 'Greek'], 700),
    whole: '@expo-google-fonts/fira-sans-extra-condensed/700Bold/FiraSansExtraCondensed_700Bold.ttf',
  },
  entry('kanit', 'Kanit', ['Thai', 'Latin'], 700),
  entry('dela-gothic-one', 'Dela Gothic One', ['Kana', 'Han', 'Latin', 'Cyrillic', 'Greek']),
  entry('black-han-sans', 'Black Han Sans', ['Hangul', 'Latin']),
  entry('zcool-qingke-huangyou', 'ZCOOL QingKe HuangYou', ['Han', 'Latin']),
  entry('lalezar', 'Lalezar', ['Arabic', 'Latin']),
  entry('noto-kufi-arabic', 'Noto Kufi Arabic', ['Arabic', 'Latin'], 800),
  entry('secular-one', 'Secular One', ['Hebrew', 'Latin']),
  entry('karantina', 'Karantina', ['Hebrew', 'Latin'], 700),
]

const european = [fontId('fira-sans-extra-condensed')]

/** The faces that stand in, in this order, for characters that the chosen face lacks. */
export const fallbackFonts: Readonly<Record<Script, readonly FontId[]>> = {
  Latin: european,
  Cyrillic: european,
  Greek: european,
  Khmer: [fontId('koulen')],
  Thai: [fontId('kanit')],
  Kana: [fontId('dela-gothic-one')],
  Hangul: [fontId('black-han-sans')],
  // What is simplified is in the first, what Japan writes in the second.
  Han: [fontId('zcool-qingke-huangyou'), fontId('dela-gothic-one')],
  // The second has the letters of Kurdish, Pashto, Sindhi and Uyghur too.
  Arabic: [fontId('lalezar'), fontId('noto-kufi-arabic')],
  Hebrew: [fontId('karantina')],
}
