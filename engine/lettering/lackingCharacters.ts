import type { FontId } from '../document/ids.ts'
import { fallbackFonts, fontBook } from './fontBook.ts'
import { scriptOf } from './script.ts'
import type { Shaper } from './shaper.ts'

export interface LackingCharacters {
  /** Characters that neither the chosen face nor a stand-in has, each once. */
  readonly characters: readonly string[]
  /** A face that is here and has all of them, as people read it in the list of fonts. */
  readonly family: string | null
}

/**
 * What of a text cannot be drawn in a face; `null` when all can. What waits for a stand-in that has not come yet is not
 * lacking: it is drawn as soon as that is here.
 */
export function lackingCharacters(shaper: Shaper, font: FontId, text: string): LackingCharacters | null {
  const missingIn = (face: FontId, written: string): readonly string[] =>
    shaper.shape({ text: written, font: face, capHeight: 1, letterSpacing: 0 }).missing
  const characters = missingIn(font, text).filter(character => !isAwaited(shaper, character))
  if (characters.length === 0) return null
  const other = fontBook.find(({ id }) => shaper.has(id) && missingIn(id, characters.join('')).length === 0)
  return { characters, family: other?.family ?? null }
}

function isAwaited(shaper: Shaper, character: string): boolean {
  // No stand-in brings those.
  if (/\p{Extended_Pictographic}/u.test(character)) return false
  const script = scriptOf(character) ?? 'Latin'
  return script !== 'other' && fallbackFonts[script].some(id => !shaper.has(id))
}
