import type { FontId } from '../document/ids.ts'
import { pathBounds } from '../geometry/bounds.ts'
import { transformPath } from '../geometry/matrix.ts'
import type { PathSegment } from '../geometry/path.ts'
import type { Face } from './face.ts'
import { clusterStarts, itemise, type TextRun, withCapitals, withMarksApart } from './itemise.ts'
import { createGlyphPen, type OpenFace, openFace } from './openFace.ts'
import type { ShapedGlyph, ShapedText, Shaper, Shaping } from './shaper.ts'

/** Lines of lettering kept: more than one design shows at a time with all its players. */
const keptLines = 600

/**
 * A shaper over some faces of the font book. What the chosen face lacks is taken from the stand-ins of its script.
 * Throws for an empty book, two faces of one id, and bytes that are no font.
 */
export async function createShaper(faces: readonly Face[]): Promise<Shaper> {
  const harfbuzz = await import('harfbuzzjs')
  const pen = createGlyphPen(harfbuzz)
  const book = faces.map(face => openFace(harfbuzz, face, pen))
  const byId = new Map(book.map(face => [face.id, face]))
  if (byId.size < book.length) throw new Error('Two faces of the font book have the same id. Rename one of them.')
  const first = book[0]
  if (!first) throw new Error('The font book is empty. Give it at least one face.')
  const faceOf = (font: FontId): OpenFace => byId.get(font) ?? first
  const lines = recentOnly<ShapedText>(keptLines)

  return {
    has: font => byId.has(font),
    shape(shaping) {
      const { text, font, capHeight, letterSpacing } = shaping
      return lines.get(JSON.stringify([text, font, capHeight, letterSpacing]), () => shapeLine(shaping, faceOf, byId))
    },
  }
}

function shapeLine(
  shaping: Shaping,
  faceOf: (font: FontId) => OpenFace,
  book: ReadonlyMap<FontId, OpenFace>,
): ShapedText {
  // A line has one kind of space; breaks and tabs have no glyphs of their own. Fonts have letters with their marks.
  const composed = shaping.text.replace(/\s/g, ' ').normalize('NFC')
  const chosen = faceOf(shaping.font)
  const text = withMarksApart(chosen.isUnicase ? withCapitals(composed, chosen) : composed, chosen, book)
  const line = createLine(text, shaping.letterSpacing)
  const { runs, missing } = itemise(text, chosen, book)
  for (const run of runs) {
    const face = faceOf(run.font)
    line.add(face, run, shaping.capHeight / face.capHeight(run.script))
  }
  const { clusters, glyphs, width } = line.end()
  const outline = clusters.flatMap(cluster => cluster.outline)
  const ink = outline.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : pathBounds(outline)
  return { outline, clusters, glyphs, width, ink, missing }
}

/** Sets glyphs one after the other, with the letter spacing between clusters. */
function createLine(text: string, letterSpacing: number) {
  const starts = clusterStarts(text)
  const glyphs: ShapedGlyph[] = []
  const clusters: { readonly left: number; right: number; readonly outline: PathSegment[] }[] = []
  let pen = 0
  let cluster: number | null = null

  const clusterOf = (start: number) => {
    const last = clusters.at(-1)
    if (last && (start === cluster || !starts.has(start))) return last
    if (last) pen += letterSpacing
    const opened = { left: pen, right: pen, outline: [] }
    clusters.push(opened)
    return opened
  }
  const add = (face: OpenFace, run: TextRun, scale: number): void => {
    // Khmer needs its ligatures to be right; Latin ones would close the gaps that spacing opens.
    const off = letterSpacing !== 0 && run.script !== 'Khmer' ? ['liga', 'clig'] : []
    for (const placed of face.shape(text, run, off)) {
      const open = clusterOf(placed.cluster)
      cluster = placed.cluster
      const x = pen + placed.x * scale
      const y = -placed.y * scale
      glyphs.push({ glyph: placed.glyph, font: face.id, cluster: placed.cluster, x, y })
      // Glyph 0 is the box that fonts draw for what they lack. It says nothing on a shirt: `missing` does.
      if (placed.glyph !== 0) {
        open.outline.push(...transformPath(face.outline(run.subset, placed.glyph), [scale, 0, 0, -scale, x, y]))
      }
      pen += placed.advance * scale
      open.right = pen
    }
  }
  return { add, end: () => ({ clusters, glyphs, width: pen }) }
}

/** Keeps what was asked for last. */
interface RecentOnly<Value> {
  get(key: string, make: () => Value): Value
}

/** Holds at most `most` values and forgets the one that was not asked for longest. */
function recentOnly<Value>(max: number): RecentOnly<Value> {
  // A Map lists its keys in the order they were set, so setting a key anew makes it the youngest.
  const values = new Map<string, Value>()
  return {
    get(key, make) {
      const known = values.get(key)
      const value = known === undefined ? make() : known
      values.delete(key)
      values.set(key, value)
      const oldest = values.keys().next().value
      if (values.size > max && oldest !== undefined) values.delete(oldest)
      return value
    },
  }
}
