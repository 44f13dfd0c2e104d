import { type DesignDocument, versions } from '../document/designDocument.ts'
import type { LayerFields } from '../document/fields.ts'
import type { FontId } from '../document/ids.ts'
import { inOrder } from '../document/order.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'
import { inCase } from '../garment/slotWords.ts'
import { defaultFont, fallbackFonts } from './fontBook.ts'
import { scriptOf } from './script.ts'
import { isInRange } from './unicodeRange.ts'

/** A file of a face, which holds some of its characters. */
export interface FaceFile {
  /** Where it is: an address or a path. */
  readonly file: string
  /** The characters it may hold, as CSS writes a `unicode-range`. */
  readonly ranges: string
}

/** Some characters, and the face that is chosen for them. */
export interface Lettered {
  readonly font: FontId
  readonly text: string
  /** Whether what is drawn shines through: then its outlines are bands, which `engine/areas.ts` works out. */
  readonly ringed?: boolean
}

/** The lettering of a design, a face each, with what its players bring; none while it has no lettering. */
export function letteringOf(document: DesignDocument): readonly Lettered[] {
  const worn = inOrder(document.layers).flatMap(([id, layer]) =>
    versions.map(version => shownLayer(layer, layerOverrides(document, version, id))),
  )
  const theirs = Object.values(document.players).flatMap(({ name, number }) => [name, number])
  const texts = new Map<FontId, string>()
  const ringed = new Set<FontId>()
  for (const layer of worn) {
    const font = layer.font ?? defaultFont
    // Lines are parted by what no font has, and a case brings letters that nobody typed.
    if (layer.text !== '') texts.set(font, (texts.get(font) ?? '') + layer.text.replaceAll('\n', ' '))
    for (const text of layer.textCase === 'typed' ? [] : [layer.text, ...theirs])
      texts.set(font, (texts.get(font) ?? '') + inCase(text, layer.textCase).replaceAll('\n', ' '))
    if (isRinged(layer)) ringed.add(font)
  }
  return [...texts].map(([font, text]) => ({ font, text: [text, ...theirs].join(''), ringed: ringed.has(font) }))
}

/** Strokes would show through each other and through the letters. */
const isRinged = ({ outlines, opacity, shadow }: LayerFields): boolean =>
  outlines.some(({ width }) => width > 0) && opacity * (shadow?.opacity ?? 1) < 1

/** The faces whose files may be needed: those that are chosen, and the stand-ins of every script that occurs. */
export const facesFor = (lettering: readonly Lettered[]): readonly FontId[] => [
  ...new Set(lettering.flatMap(({ font, text }) => [font, ...fallbacksFor([...new Set(text)]).keys()])),
]

/**
 * The files that lettering is drawn from, by face: of a chosen face those that may hold its characters, and of the
 * stand-ins those that may hold what the chosen one perhaps does not. The first file of a face always comes along,
 * because capitals are measured in it.
 */
export function neededFaceFiles(
  lettering: readonly Lettered[],
  filesOf: (font: FontId) => readonly FaceFile[],
): ReadonlyMap<FontId, readonly FaceFile[]> {
  const needed = new Map<FontId, Set<FaceFile>>()
  const add = (font: FontId, characters: readonly string[]): void => {
    const known = needed.get(font) ?? new Set()
    for (const [place, file] of filesOf(font).entries()) if (place === 0 || holdsAny(file, characters)) known.add(file)
    needed.set(font, known)
  }
  for (const { font, text } of lettering) {
    const characters = [...new Set(text.normalize('NFC'))]
    add(font, characters)
    const files = filesOf(font)
    const doubtful = characters.filter(character => !isSurelyIn(files, character))
    for (const [fallback, own] of fallbacksFor(doubtful)) if (fallback !== font) add(fallback, own)
  }
  return new Map([...needed].map(([font, files]) => [font, [...files]]))
}

/** A subset names the characters that it may hold; only of its first file and of Latin-1 a face has all. */
const isSurelyIn = (files: readonly FaceFile[], character: string): boolean =>
  files.some((file, place) => (place === 0 || (character.codePointAt(0) ?? 0) < 0x100) && holdsAny(file, [character]))

/** The characters that each stand-in may have to draw. Signs and marks of no script are drawn with Latin letters. */
function fallbacksFor(characters: readonly string[]): ReadonlyMap<FontId, readonly string[]> {
  const shares = new Map<FontId, string[]>()
  for (const character of characters) {
    const script = scriptOf(character) ?? 'Latin'
    if (script === 'other') continue
    for (const font of fallbackFonts[script]) {
      const share = shares.get(font)
      if (share) share.push(character)
      else shares.set(font, [character])
    }
  }
  return shares
}

const holdsAny = ({ ranges }: FaceFile, characters: readonly string[]): boolean =>
  characters.some(character => isInRange(ranges, character))
