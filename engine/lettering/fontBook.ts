import { fontId } from '../document/ids.ts'
import type { FaceEntry, Script } from './face.ts'

/** A face that ships, and the installed package its file is in. */
export interface FontBookEntry extends FaceEntry {
  readonly package: string
  /** Path inside the package; a .woff, because HarfBuzz does not read WOFF2. */
  readonly file: string
}

const entry = (slug: string, family: string, scripts: readonly Script[], weight = 400): FontBookEntry => ({
  id: fontId(slug),
  family,
  scripts,
  package: `@fontsource/${slug}`,
  file: `files/${slug}-${scripts[0] === 'Khmer' ? 'khmer' : 'latin'}-${weight}-normal.woff`,
})

/** The face of lettering that no face was chosen for. */
export const defaultFont = fontId('squada-one')

/** The faces that lettering can be set in. The first one of a script is what the others fall back to. */
export const fontBook: readonly FontBookEntry[] = [
  entry('squada-one', 'Serie A', ['Latin']),
  entry('koulen', 'Koulen', ['Khmer', 'Latin']),
  entry('bebas-neue', 'Bebas Neue', ['Latin']),
  entry('anton', 'Anton', ['Latin']),
  entry('oswald', 'Oswald', ['Latin'], 700),
  entry('teko', 'Teko', ['Latin'], 700),
  entry('saira-extra-condensed', 'Saira Extra Condensed', ['Latin'], 800),
  entry('league-gothic', 'League Gothic', ['Latin']),
  entry('staatliches', 'Staatliches', ['Latin']),
  entry('graduate', 'Graduate', ['Latin']),
  entry('alfa-slab-one', 'Alfa Slab One', ['Latin']),
  entry('black-ops-one', 'Black Ops One', ['Latin']),
  entry('russo-one', 'Russo One', ['Latin']),
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
]
