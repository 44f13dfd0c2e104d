import { type FontId, fontId } from '../document/ids.ts'
import type { FaceEntry } from './face.ts'
import { type FontBookEntry, fontBook } from './fontBook.ts'

export type FontStyle = 'normal' | 'italic'

/** One weight and style of a family, by the family's name in the Fontsource service. */
export interface FamilyFont {
  readonly kind: 'family'
  readonly slug: string
  /** 100 to 900. */
  readonly weight: number
  readonly style: FontStyle
}

/** A file that somebody has uploaded to the shop. */
export interface UploadedFont {
  readonly kind: 'upload'
  /** The first half of the sha256 of the file, hex. */
  readonly digest: string
  readonly family: string
}

/** What the id of a font names: a face of the book, `oswald:300:italic`, or `own:<digest>:<family>`. */
export type NamedFont = { readonly kind: 'book'; readonly entry: FontBookEntry } | FamilyFont | UploadedFont

/** Fonts that are never offered: their glyphs are no letters, or they may not be used like that. */
export const excludedFonts: readonly string[] = ['open-sauce-sans', 'bravura-text']

/** Longest name of an uploaded family within an id, which designs store in 64 characters. */
const maxUploadedFamily = 27

const familyPattern = /^([a-z0-9][a-z0-9-]{0,44}):([1-9]00)(:italic)?$/
const uploadPattern = /^own:([0-9a-f]{32}):(.{1,27})$/u

/** What a font's id says; `null` for what no font can be called. A font that it names may still be gone. */
export function namedFont(font: FontId): NamedFont | null {
  const entry = fontBook.find(({ id }) => id === font)
  if (entry) return { kind: 'book', entry }
  const [, slug, weight, italic] = familyPattern.exec(font) ?? []
  if (slug !== undefined && !excludedFonts.includes(slug))
    return { kind: 'family', slug, weight: Number(weight), style: italic ? 'italic' : 'normal' }
  const [, digest, family] = uploadPattern.exec(font) ?? []
  return digest !== undefined && family !== undefined ? { kind: 'upload', digest, family } : null
}

/** The id of one weight and style of a family; that of the book where the book has just that one. */
export function familyFontId({ slug, weight, style }: Omit<FamilyFont, 'kind'>): FontId {
  const entry = fontBook.find(({ package: name }) => name === `@fontsource/${slug}`)
  if (entry && entry.weight === weight && style === 'normal') return entry.id
  return fontId(`${slug}:${weight}${style === 'italic' ? ':italic' : ''}`)
}

/** The id of an uploaded file. `sha256` is hex; a long family is cut, so that designs can store the id. */
export function uploadedFontId(sha256: string, family: string): FontId {
  let name = ''
  for (const character of family.trim()) if (name.length + character.length <= maxUploadedFamily) name += character
  return fontId(`own:${sha256.slice(0, 32)}:${name}`)
}

/** What people read in the list of fonts. */
export function familyOf(font: FontId): string {
  const named = namedFont(font)
  if (named === null) return font
  if (named.kind === 'book') return named.entry.family
  if (named.kind === 'upload') return named.family
  const known = fontBook.find(({ package: name }) => name === `@fontsource/${named.slug}`)
  const family =
    known?.family ?? named.slug.replace(/(^|-)([a-z])/g, (_, dash, first) => `${dash && ' '}${first.toUpperCase()}`)
  return [family.replaceAll('-', ' '), named.weight, named.style === 'italic' ? 'Italic' : ''].join(' ').trimEnd()
}

/** A face as the shaper knows it; `null` for what no font can be called. What is not of the book is taken for Latin first. */
export function faceEntry(font: FontId): FaceEntry | null {
  const named = namedFont(font)
  if (named === null) return null
  return named.kind === 'book' ? named.entry : { id: font, family: familyOf(font), scripts: ['Latin'] }
}
