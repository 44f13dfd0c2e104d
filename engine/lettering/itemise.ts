import type { FontId } from '../document/ids.ts'
import type { FaceEntry, Script } from './face.ts'

/** A stretch of text that one face shapes in one go. */
export interface Run {
  readonly font: FontId
  readonly script: Script | 'other'
  /** UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** A face that can say whether it draws a character. */
export interface CoveringFace extends FaceEntry {
  covers(codePoint: number): boolean
}

interface Cluster {
  readonly text: string
  readonly start: number
  readonly script: Script | 'other' | null
}

// A character with everything that cannot be parted from it: marks, a Khmer letter under a coeng, what a joiner joins.
const clusterPattern = /\P{M}(?:\u17d2\p{L}|\u200d\P{M}|\p{Emoji_Modifier}|[\p{M}\u200b-\u200d\u2060])*|\p{M}+/gsu
const ignorable = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]$/u

/** Where the text may be parted, as UTF-16 units: the starts of its clusters. */
export const clusterStarts = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text.matchAll(clusterPattern), match => match.index))

/** Characters that leave no ink and need no glyph. */
export const isInvisible = (character: string): boolean => ignorable.test(character)

/** Runs in order, none empty: every cluster from the asked face if it has it, else from the first face of the book that has. */
export function itemise(text: string, asked: CoveringFace, book: readonly CoveringFace[]): readonly Run[] {
  const runs: Run[] = []
  for (const { cluster, script } of withScripts(text, asked)) {
    const font = faceFor(cluster, asked, book).id
    const end = cluster.start + cluster.text.length
    const last = runs.at(-1)
    if (last?.font === font && last.script === script) runs[runs.length - 1] = { ...last, end }
    else runs.push({ font, script, start: cluster.start, end })
  }
  return runs
}

/** Digits, spaces and signs belong to the script before them, at the start to the one that follows. */
function withScripts(text: string, asked: FaceEntry) {
  const clusters: readonly Cluster[] = Array.from(text.matchAll(clusterPattern), match => ({
    text: match[0],
    start: match.index,
    script: scriptOf(match[0]),
  }))
  let script = clusters.find(cluster => cluster.script !== null)?.script ?? asked.scripts[0] ?? 'Latin'
  return clusters.map(cluster => {
    script = cluster.script ?? script
    return { cluster, script }
  })
}

function scriptOf(text: string): Cluster['script'] {
  if (/\p{Script=Khmer}/u.test(text)) return 'Khmer'
  if (/\p{Script=Latin}/u.test(text)) return 'Latin'
  return /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(text) ? null : 'other'
}

function faceFor({ text, script }: Cluster, asked: CoveringFace, book: readonly CoveringFace[]): CoveringFace {
  const drawsAll = (face: CoveringFace) =>
    Array.from(text).every(character => isInvisible(character) || face.covers(character.codePointAt(0) ?? 0))
  if (drawsAll(asked)) return asked
  const drawnFor = book.filter(face => face.scripts.some(own => own === script))
  return drawnFor.find(drawsAll) ?? book.find(drawsAll) ?? asked
}
