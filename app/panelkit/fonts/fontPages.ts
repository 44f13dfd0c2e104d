import type { FontId, FontLang } from '../../../engine/index.ts'
import type { FontSource, OfferedFamily } from '../../studio/lettering/offeredFamily.ts'

/** Which fonts are looked at: all, those of one source, or those that somebody likes or has used. */
export type FontShelfPart = 'all' | 'favourites' | 'recents' | 'installed' | FontSource

export interface FontSearch {
  /** Any part of a name; empty finds all. */
  readonly words: string
  readonly lang: FontLang | null
  readonly part: FontShelfPart
}

interface Known {
  readonly families: readonly OfferedFamily[]
  readonly favourites: readonly FontId[]
  readonly recents: readonly FontId[]
  /** Names of the families on this device, in small letters. */
  readonly installed: ReadonlySet<string> | null
}

/** A font on a card: a family, shown in the weight that was used or liked. */
export interface FontCard {
  readonly font: FontId
  readonly family: OfferedFamily
}

const fontsOnPage = 12

/** The fonts that are looked for, in pages of twelve. Without any, one empty page. */
export function fontPages({ words, lang, part }: FontSearch, known: Known): readonly (readonly FontCard[])[] {
  const wanted = words.trim().toLowerCase()
  const found = cardsOf(part, known).filter(
    ({ family }) => (lang === null || family.lang === lang) && family.family.toLowerCase().includes(wanted),
  )
  const pages = Math.max(1, Math.ceil(found.length / fontsOnPage))
  return Array.from({ length: pages }, (_, page) => found.slice(page * fontsOnPage, (page + 1) * fontsOnPage))
}

function cardsOf(part: FontShelfPart, { families, favourites, recents, installed }: Known): readonly FontCard[] {
  if (part === 'favourites' || part === 'recents') {
    const fonts = part === 'favourites' ? favourites : recents
    return fonts.flatMap(font => {
      const family = familyWith(families, font)
      return family ? [{ font, family }] : []
    })
  }
  // A shop can print only what it has itself: of the fonts on a device those that it has too.
  const isIn = ({ source, family }: OfferedFamily) =>
    part === 'installed' ? installed?.has(family.toLowerCase()) : part === 'all' || source === part
  return families.filter(isIn).map(family => ({ font: family.font, family }))
}

/** The family that a font is of; `undefined` for one that is not offered. */
export const familyWith = (families: readonly OfferedFamily[], font: FontId): OfferedFamily | undefined =>
  families.find(family => family.font === font || family.variants.some(variant => variant.font === font))
