import type { FontId, FontLang, FontStyle } from '../../../engine/index.ts'

export type FontSource = 'own' | 'external'

export interface FontVariant {
  readonly font: FontId
  readonly weight: number
  readonly style: FontStyle
}

/** A family that lettering can be set in, with all its weights and styles. */
export interface OfferedFamily {
  readonly source: FontSource
  readonly family: string
  readonly lang: FontLang
  /** The one that is shown and chosen first. */
  readonly font: FontId
  readonly variants: readonly FontVariant[]
  /** What its files hold, as the font service calls it: `latin-ext`, `khmer`. */
  readonly subsets: readonly string[]
}
