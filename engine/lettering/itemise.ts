import type { FontId } from '../document/ids.ts'
import type { Levels } from './direction.ts'
import type { FaceEntry } from './face.ts'
import { fallbackFonts } from './fontBook.ts'
import { isRightToLeft, type Script, scriptOf } from './script.ts'

/** A stretch of text that one subset of one face shapes in one go. */
export interface TextRun {
  readonly font: FontId
  /** Place among the subsets of the face. */
  readonly subset: number
  readonly script: Script | 'other'
  /** Odd where it is read from right to left, one more for each direction that it is within. */
  readonly level: number
  /** UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** A face that can say whether it draws some text. */
export interface CoveringFace extends FaceEntry {
  covers(codePoint: number): boolean
  /** Whether a file of it that has not come may hold a character. */
  awaits(character: string): boolean
  /** The first subset that has every character of a cluster; `null` where none has. */
  subsetFor(cluster: string): number | null
}

export interface Itemised {
  /** In the order of reading, none empty. */
  readonly runs: readonly TextRun[]
  /** Characters that no face has, each once. */
  readonly missing: readonly string[]
}

interface Cluster {
  readonly text: string
  readonly start: number
}

// A character with everything that cannot be parted from it: marks, a Khmer letter under a coeng, what a joiner joins,
// signs of direction.
const clusterPattern =
  /\P{M}(?:\u17d2\p{L}|\u200d\P{M}|\p{Emoji_Modifier}|[\p{M}\u200b-\u200f\u2060\u2066-\u2069])*|\p{M}+/gsu
const ignorable = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]$/u

const clustersOf = (text: string): readonly Cluster[] =>
  Array.from(text.matchAll(clusterPattern), match => ({ text: match[0], start: match.index }))

/** Where the text may be parted, as UTF-16 units: the starts of its clusters. */
export const clusterStarts = (text: string): ReadonlySet<number> => new Set(clustersOf(text).map(({ start }) => start))

/** The text with capitals for the clusters that a face lacks: small letters of a stand-in would stand among its capitals. */
export const withCapitals = (text: string, face: CoveringFace): string =>
  clustersOf(text)
    .map(cluster => (face.subsetFor(cluster.text) === null ? cluster.text.toUpperCase() : cluster.text))
    .join('')

/** The text with letters and marks apart where no face has them as one: a mark can be placed over any letter. */
export const withMarksApart = (text: string, chosen: CoveringFace, book: ReadonlyMap<FontId, CoveringFace>): string =>
  clustersOf(text)
    .map(({ text: cluster }) => {
      const apart = cluster.normalize('NFD')
      if (apart === cluster || drawnBy(cluster, scriptOf(cluster) ?? 'Latin', chosen, book)) return cluster
      return drawnBy(apart, scriptOf(apart) ?? 'Latin', chosen, book) ? apart : cluster
    })
    .join('')

/** Characters that leave no ink and need no glyph. */
export const isInvisible = (character: string): boolean => ignorable.test(character)

export interface Itemising {
  /** In NFC. */
  readonly text: string
  /** Of every UTF-16 unit. */
  readonly levels: Levels
  readonly chosen: CoveringFace
  readonly book: ReadonlyMap<FontId, CoveringFace>
}

/**
 * Parts a text. Every cluster from the chosen face if it has it, else from the first stand-in of its script that has,
 * so that the result does not depend on which other faces happen to be there.
 */
export function itemise({ text, levels, chosen, book }: Itemising): Itemised {
  const runs: TextRun[] = []
  const missing = new Set<string>()
  for (const { cluster, script } of withScripts(text, chosen)) {
    const drawn = drawnBy(cluster.text, script, chosen, book)
    if (!drawn) for (const character of lackingIn(cluster.text, chosen)) missing.add(character)
    const { font, subset } = drawn ?? { font: chosen.id, subset: 0 }
    const end = cluster.start + cluster.text.length
    const level = levels[cluster.start] ?? 0
    const last = runs.at(-1)
    if (last?.font === font && last.subset === subset && last.script === script && last.level === level) {
      runs[runs.length - 1] = { ...last, end }
    } else runs.push({ font, subset, script, level, start: cluster.start, end })
  }
  return { runs, missing: [...missing] }
}

/**
 * Digits, spaces and signs belong to the script before them, at the start to the one that follows; beside letters that
 * are read from right to left they are those of Latin.
 */
function withScripts(text: string, chosen: FaceEntry) {
  const clusters = clustersOf(text).map(cluster => ({ cluster, own: scriptOf(cluster.text) }))
  let script = clusters.find(({ own }) => own !== null)?.own ?? chosen.scripts[0] ?? 'Latin'
  return clusters.map(({ cluster, own }) => {
    script = own ?? (isRightToLeft(script) ? 'Latin' : script)
    return { cluster, script }
  })
}

function drawnBy(
  cluster: string,
  script: TextRun['script'],
  chosen: CoveringFace,
  book: ReadonlyMap<FontId, CoveringFace>,
): Pick<TextRun, 'font' | 'subset'> | null {
  const others = script === 'other' ? [] : fallbackFonts[script].flatMap(id => book.get(id) ?? [])
  for (const face of [chosen, ...others]) {
    const subset = face.subsetFor(cluster)
    if (subset !== null) return { font: face.id, subset }
  }
  return null
}

const lackingIn = (cluster: string, face: CoveringFace): readonly string[] =>
  Array.from(cluster).filter(character => !isInvisible(character) && !face.covers(character.codePointAt(0) ?? 0))

/**
 * Characters whose own face has not come, or not wholly, by that face: until then they are drawn by another one or not
 * at all.
 */
export function awaitedIn({ text, chosen, book }: Omit<Itemising, 'levels'>): ReadonlyMap<FontId, readonly string[]> {
  const found = new Map<FontId, Set<string>>()
  for (const { cluster, script } of withScripts(text, chosen)) {
    for (const character of lackingIn(cluster.text, chosen)) {
      const font = awaitedFor(character, script, chosen, book)
      if (font) found.set(font, (found.get(font) ?? new Set()).add(character))
    }
  }
  return new Map([...found].map(([font, characters]) => [font, [...characters]]))
}

function awaitedFor(
  character: string,
  script: TextRun['script'],
  chosen: CoveringFace,
  book: ReadonlyMap<FontId, CoveringFace>,
): FontId | null {
  if (chosen.awaits(character)) return chosen.id
  // No stand-in brings pictures.
  if (script === 'other' || /\p{Extended_Pictographic}/u.test(character)) return null
  for (const id of fallbackFonts[script]) {
    const face = book.get(id)
    if (!face || face.awaits(character)) return id
    if (face.covers(character.codePointAt(0) ?? 0)) return null
  }
  return null
}
