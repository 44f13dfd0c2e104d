import type { Face } from './face.ts'
import { itemise } from './itemise.ts'
import { createGlyphPen, openFace } from './openFace.ts'

/** A glyph of a line that is written as text. Lengths are thousandths of the size of the letters, y upwards. */
export interface SetGlyph {
  /** Its number in the font. */
  readonly glyph: number
  /** Of its pen. */
  readonly x: number
  readonly y: number
  /** The characters it stands for; empty for all but the first glyph of a cluster. */
  readonly text: string
}

/** A stretch of a line in one font, from left to right. */
export interface SetRun {
  /** The bytes of a TrueType or OpenType font. */
  readonly font: Uint8Array
  readonly glyphs: readonly SetGlyph[]
}

export interface SetLine {
  readonly runs: readonly SetRun[]
  /** In thousandths of the size of the letters. */
  readonly width: number
}

/** Sets lines of text in the first of some faces, and in the others what it lacks. What none has is left out. */
export type Typesetter = (text: string) => SetLine

/** For documents that keep their text as text; lettering on cloth is outlines (`createShaper`). */
export async function createTypesetter(faces: readonly Face[]): Promise<Typesetter> {
  const [harfbuzz, direction] = await Promise.all([import('harfbuzzjs'), import('./direction.ts')])
  const pen = createGlyphPen(harfbuzz)
  const opened = new Map(faces.map(face => [face.id, { face, open: openFace(harfbuzz, face, pen) }]))
  const chosen = opened.get(faces[0]?.id ?? ('' as Face['id']))?.open
  if (!chosen) throw new Error('The font book is empty. Give it at least one face.')
  const book = new Map([...opened].map(([id, { open }]) => [id, open]))

  return line => {
    const text = line.replace(/\s/g, ' ').normalize('NFC')
    const { runs } = itemise({ text, levels: direction.levelsOf(text), chosen, book })
    let pen = 0
    const set = direction.fromLeftToRight(runs).flatMap(run => {
      const found = opened.get(run.font)
      const font = found?.face.subsets[run.subset]
      if (!found || !font) return []
      const scale = 1000 / found.open.unitsPerEm(run.subset)
      const placed = found.open.shape(text, run, [])
      const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((a, b) => a - b)
      const seen = new Set<number>()
      const glyphs = placed.flatMap(({ glyph, cluster, advance, x, y }) => {
        const isFirst = !seen.has(cluster)
        seen.add(cluster)
        const end = starts[starts.indexOf(cluster) + 1] ?? run.end
        const at = pen + x * scale
        // Glyph 0 is the box that fonts draw for what they lack.
        if (glyph === 0) return []
        pen += advance * scale
        return [{ glyph, x: at, y: y * scale, text: isFirst ? text.slice(cluster, end) : '' }]
      })
      return [{ font, glyphs }]
    })
    return { runs: set, width: pen }
  }
}
