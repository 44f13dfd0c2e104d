import type { Path, PathSegment } from '../geometry/path.ts'
import type { Face } from './face.ts'
import type { CoveringFace, Run } from './itemise.ts'

/** Where HarfBuzz put a glyph, in font units with y upwards. */
interface PlacedGlyph {
  readonly glyph: number
  /** First UTF-16 unit of its cluster, in the whole text. */
  readonly cluster: number
  readonly advance: number
  readonly x: number
  readonly y: number
}

/** A face ready to shape. */
export interface OpenFace extends CoveringFace {
  /** Font units that make a capital's height: of H, and for Khmer of ក, so that both scripts look equally tall. */
  capHeight(script: Run['script']): number
  /** `features` are switched off. */
  shape(text: string, run: Run, features: readonly string[]): readonly PlacedGlyph[]
  /** In font units with y upwards. */
  outline(glyph: number): Path
}

const shapingOf = {
  Latin: { script: 'Latn', language: 'en' },
  Khmer: { script: 'Khmr', language: 'km' },
}

/** Throws when the bytes are no font that HarfBuzz can read. */
export function openFace(harfbuzz: HarfBuzz, face: Face, pen: GlyphPen): OpenFace {
  const opened = new harfbuzz.Face(new harfbuzz.Blob(face.sfnt))
  const font = new harfbuzz.Font(opened)
  const characters = new Set(opened.collectUnicodes())
  if (characters.size === 0) throw new Error(`The font "${face.family}" has no characters. Is its file damaged?`)
  const outlines = new Map<number, Path>()

  const heightOf = (character: string): number | null => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
    const extents = glyph === undefined ? undefined : font.glyphExtents(glyph)
    return extents && extents.yBearing > 0 ? extents.yBearing : null
  }
  const latin = heightOf('H') ?? heightOf('0') ?? opened.upem * 0.7
  const capHeights = { Latin: latin, other: latin, Khmer: heightOf('ក') ?? latin }

  return {
    id: face.id,
    family: face.family,
    scripts: face.scripts,
    covers: codePoint => characters.has(codePoint),
    capHeight: script => capHeights[script],
    shape: (text, run, features) => shapeRun({ harfbuzz, font, text, run, features }),
    outline(glyph) {
      const known = outlines.get(glyph)
      if (known) return known
      const path = pen(font, glyph)
      outlines.set(glyph, path)
      return path
    },
  }
}

interface RunShaping {
  readonly harfbuzz: HarfBuzz
  readonly font: InstanceType<HarfBuzz['Font']>
  readonly text: string
  readonly run: Run
  readonly features: readonly string[]
}

function shapeRun({ harfbuzz, font, text, run, features }: RunShaping): readonly PlacedGlyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text, run.start, run.end - run.start)
  buffer.guessSegmentProperties()
  if (run.script !== 'other') {
    buffer.setScript(shapingOf[run.script].script)
    buffer.setLanguage(shapingOf[run.script].language)
    buffer.setDirection(harfbuzz.Direction.LTR)
  }
  const switchedOff = features.map(feature => new harfbuzz.Feature(feature, 0))
  harfbuzz.shape(font, buffer, switchedOff)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
    glyph: codepoint,
    cluster,
    advance: positions[index]?.xAdvance ?? 0,
    x: positions[index]?.xOffset ?? 0,
    y: positions[index]?.yOffset ?? 0,
  }))
}

/** The HarfBuzz package, loaded when it is first needed: it brings 440 kB of WebAssembly. */
type HarfBuzz = typeof import('harfbuzzjs')

type Font = InstanceType<HarfBuzz['Font']>

/** Traces glyphs, in font units with y upwards. */
type GlyphPen = (font: Font, glyph: number) => Path

/** One for each shaper: HarfBuzz keeps a table of the functions it calls back. */
export function createGlyphPen(harfbuzz: HarfBuzz): GlyphPen {
  const functions = new harfbuzz.DrawFuncs()
  let path: PathSegment[] = []
  functions.setMoveToFunc((x, y) => path.push(['M', x, y]))
  functions.setLineToFunc((x, y) => path.push(['L', x, y]))
  functions.setQuadraticToFunc((cx, cy, x, y) => path.push(['Q', cx, cy, x, y]))
  functions.setCubicToFunc((ax, ay, bx, by, x, y) => path.push(['C', ax, ay, bx, by, x, y]))
  functions.setClosePathFunc(() => path.push(['Z']))
  return (font, glyph) => {
    path = []
    font.drawGlyph(glyph, functions)
    return path
  }
}
