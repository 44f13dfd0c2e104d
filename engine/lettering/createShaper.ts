import type { FontId } from '../document/ids.ts'
import { pathBounds } from '../geometry/bounds.ts'
import { transformPath } from '../geometry/matrix.ts'
import type { PathSegment } from '../geometry/path.ts'
import type { Face } from './face.ts'
import { awaitedIn, clusterStarts, itemise, type TextRun, withCapitals, withMarksApart } from './itemise.ts'
import { createGlyphPen, type OpenFace, openFace } from './openFace.ts'
import { isCursive } from './script.ts'
import type { ShapedCluster, ShapedGlyph, ShapedText, Shaper, Shaping } from './shaper.ts'

/** Lines of lettering kept: more than one design shows at a time with all its players. */
const keptLines = 600

/**
 * A shaper over some faces of the font book. What the chosen face lacks is taken from the stand-ins of its script.
 * Throws for an empty book, two faces of one id, and bytes that are no font.
 */
export async function createShaper(faces: readonly Face[]): Promise<Shaper> {
  const [harfbuzz, direction] = await Promise.all([import('harfbuzzjs'), import('./direction.ts')])
  const pen = createGlyphPen(harfbuzz)
  const opened = faces.map(face => openFace(harfbuzz, face, pen))
  const byId = new Map(opened.map(face => [face.id, face]))
  if (byId.size < opened.length) throw new Error('Two faces of the font book have the same id. Rename one of them.')
  const first = opened[0]
  if (!first) throw new Error('The font book is empty. Give it at least one face.')
  const book: Book = { byId, first, direction }
  const lines = recentOnly<ShapedText>(keptLines)

  return {
    has: font => byId.has(font),
    shape(shaping) {
      const { text, font, capHeight, letterSpacing } = shaping
      return lines.get(JSON.stringify([text, font, capHeight, letterSpacing]), () => shapeLine(shaping, book))
    },
  }
}

/** What lines are shaped with. */
interface Book {
  readonly byId: ReadonlyMap<FontId, OpenFace>
  readonly first: OpenFace
  /** Fetched with the faces: no page needs it before. */
  readonly direction: typeof import('./direction.ts')
}

function shapeLine(shaping: Shaping, { byId, first, direction }: Book): ShapedText {
  // A line has one kind of space; breaks and tabs have no glyphs of their own. Fonts have letters with their marks.
  const composed = shaping.text.replace(/\s/g, ' ').normalize('NFC')
  const chosen = byId.get(shaping.font) ?? first
  const text = withMarksApart(chosen.isUnicase ? withCapitals(composed, chosen) : composed, chosen, byId)
  const line = createLine(text, shaping.letterSpacing)
  const { runs, missing } = itemise({ text, levels: direction.levelsOf(text), chosen, book: byId })
  for (const run of direction.fromLeftToRight(runs)) {
    const face = byId.get(run.font) ?? first
    line.add(face, run, shaping.capHeight / face.capHeight(run.script))
  }
  const awaited = awaitedIn({ text: composed, chosen, book: byId })
  const { clusters, glyphs, width } = line.end()
  const outline = clusters.flatMap(cluster => cluster.outline)
  const ink = outline.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : pathBounds(outline)
  return { outline, clusters, glyphs, width, ink, missing, awaited }
}

/** Sets glyphs from left to right, with the letter spacing between clusters; none between letters that join. */
function createLine(text: string, letterSpacing: number) {
  const starts = clusterStarts(text)
  const glyphs: ShapedGlyph[] = []
  const clusters: (Omit<ShapedCluster, 'right' | 'outline'> & { right: number; readonly outline: PathSegment[] })[] = []
  let pen = 0
  let current: number | null = null

  const clusterOf = (unit: number, isCursive: boolean) => {
    let start = unit
    while (start > 0 && !starts.has(start)) start--
    const last = clusters.at(-1)
    if (last && start === current) return last
    current = start
    if (last && !(last.isCursive && isCursive)) pen += letterSpacing
    const opened = { left: pen, right: pen, isCursive, outline: [] }
    clusters.push(opened)
    return opened
  }
  const add = (face: OpenFace, run: TextRun, scale: number): void => {
    // Khmer and Arabic need their ligatures to be right; Latin ones would close the gaps that spacing opens.
    const off = letterSpacing !== 0 && run.script !== 'Khmer' && !isCursive(run.script) ? ['liga', 'clig'] : []
    for (const placed of face.shape(text, run, off)) {
      const open = clusterOf(placed.cluster, isCursive(run.script))
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
