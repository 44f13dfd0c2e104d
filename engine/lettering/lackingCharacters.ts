import type { FontId } from '../document/ids.ts'
import { fontBook } from './fontBook.ts'
import type { ShapedText, Shaper } from './shaper.ts'

export interface LackingCharacters {
  /** Characters that neither the chosen face nor a stand-in has, each once. */
  readonly characters: readonly string[]
  /** A face that is here and has all of them, as people read it in the list of fonts. */
  readonly family: string | null
}

/** What of a text cannot be drawn in a face; `null` when all can, if not now then as soon as its files are here. */
export function lackingCharacters(shaper: Shaper, font: FontId, text: string): LackingCharacters | null {
  const shaped = (face: FontId, written: string): ShapedText =>
    shaper.shape({ text: written, font: face, capHeight: 1, letterSpacing: 0 })
  const characters = lackingOf(shaped(font, text))
  if (characters.length === 0) return null
  const other = fontBook.find(({ id }) => shaper.has(id) && shaped(id, characters.join('')).missing.length === 0)
  return { characters, family: other?.family ?? null }
}

/** The missing characters that no file brings. */
export function lackingOf({ missing, awaited }: Pick<ShapedText, 'missing' | 'awaited'>): readonly string[] {
  const coming = new Set([...awaited.values()].flat())
  return missing.filter(character => !coming.has(character))
}
