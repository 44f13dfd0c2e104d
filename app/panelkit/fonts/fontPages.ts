import { type FontBookEntry, fontBook } from '../../../engine/index.ts'

/** A face is of the language of its main script: Khmer faces have Latin letters too, to go with their own. */
export type FontLanguage = 'kh' | 'en'

export const languageOf = ({ scripts }: FontBookEntry): FontLanguage => (scripts[0] === 'Khmer' ? 'kh' : 'en')

export interface FontSearch {
  /** Any part of a name; empty finds all. */
  readonly words: string
  readonly language: FontLanguage | null
}

export const fontsOnPage = 12

/** The faces that are looked for, in pages, in the order of the book. Without any, one empty page. */
export function fontPages({ words, language }: FontSearch): readonly (readonly FontBookEntry[])[] {
  const wanted = words.trim().toLowerCase()
  const found = fontBook.filter(
    entry => (language === null || languageOf(entry) === language) && entry.family.toLowerCase().includes(wanted),
  )
  const pages = Math.max(1, Math.ceil(found.length / fontsOnPage))
  return Array.from({ length: pages }, (_, page) => found.slice(page * fontsOnPage, (page + 1) * fontsOnPage))
}
