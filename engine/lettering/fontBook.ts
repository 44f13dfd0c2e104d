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
  entry('moul', 'Moul', ['Khmer', 'Latin']),
  entry('kantumruy-pro', 'Kantumruy Pro', ['Khmer', 'Latin'], 700),
]
