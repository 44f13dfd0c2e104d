import type { Path, PathSegment } from '../geometry/path.ts'
import type { Face } from './face.ts'
import { type CoveringFace, isInvisible, type TextRun } from './itemise.ts'
import { shapingOf } from './script.ts'
import { isInRange } from './unicodeRange.ts'

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
  /** Whether its small letters look like capitals. */
  readonly isUnicase: boolean
  /** Font units that make a capital's height: of H, for Khmer of ក and for Hebrew of ב, so that scripts look equally tall. */
  capHeight(script: TextRun['script']): number
  /** Font units of an em. */
  unitsPerEm(subset: number): number
  /** From left to right. `features` are switched off. */
  shape(text: string, run: TextRun, features: readonly string[]): readonly PlacedGlyph[]
  /** In font units with y upwards; of a glyph of one of the subsets. */
  outline(subset: number, glyph: number): Path
}

/** Throws when the bytes of a subset are no font that HarfBuzz can read. */
export function openFace(harfbuzz: HarfBuzz, face: Face, pen: GlyphPen): OpenFace {
  const subsets = face.subsets.map(sfnt => openSubset(harfbuzz, sfnt, face.family))
  const heightOf = (character: string): number | undefined => {
    for (const { height } of subsets) {
      const found = height(character)
      if (found !== null) return found
    }
    return undefined
  }
  const latin = heightOf('H') ?? heightOf('0') ?? (subsets[0]?.upem ?? 1000) * 0.7
  const tall: { readonly [script in TextRun['script']]?: number | undefined } = {
    Khmer: heightOf('ក'),
    Hebrew: heightOf('ב'),
  }

  return {
    id: face.id,
    family: face.family,
    scripts: face.scripts,
    isUnicase: (heightOf('x') ?? 0) > latin * 0.95,
    covers: codePoint => subsets.some(({ characters }) => characters.has(codePoint)),
    awaits: character => (face.awaited ?? []).some(ranges => isInRange(ranges, character)),
    subsetFor(cluster) {
      const visible = Array.from(cluster).filter(character => !isInvisible(character))
      const found = subsets.findIndex(({ characters }) =>
        visible.every(character => characters.has(character.codePointAt(0) ?? 0)),
      )
      return found === -1 ? null : found
    },
    capHeight: script => tall[script] ?? latin,
    unitsPerEm: subset => subsets[subset]?.upem ?? 1000,
    shape(text, run, features) {
      const font = subsets[run.subset]?.font
      return font ? shapeRun({ harfbuzz, font, text, run, features }) : []
    },
    outline(subset, glyph) {
      const opened = subsets[subset]
      if (!opened) return []
      const known = opened.outlines.get(glyph)
      if (known) return known
      const path = pen(opened.font, glyph)
      opened.outlines.set(glyph, path)
      return path
    },
  }
}

function openSubset(harfbuzz: HarfBuzz, sfnt: Uint8Array, family: string) {
  const opened = new harfbuzz.Face(new harfbuzz.Blob(sfnt))
  const font = new harfbuzz.Font(opened)
  const characters = new Set(opened.collectUnicodes())
  if (characters.size === 0) throw new Error(`The font "${family}" has no characters. Is its file damaged?`)
  const height = (character: string): number | null => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
    const extents = glyph === undefined ? undefined : font.glyphExtents(glyph)
    return extents && extents.yBearing > 0 ? extents.yBearing : null
  }
  return { font, characters, height, upem: opened.upem, outlines: new Map<number, Path>() }
}

interface RunShaping {
  readonly harfbuzz: HarfBuzz
  readonly font: InstanceType<HarfBuzz['Font']>
  readonly text: string
  readonly run: TextRun
  readonly features: readonly string[]
}

function shapeRun({ harfbuzz, font, text, run, features }: RunShaping): readonly PlacedGlyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text, run.start, run.end - run.start)
  buffer.guessSegmentProperties()
  if (run.script !== 'other') {
    const { tag, language } = shapingOf(run.script)
    buffer.setScript(tag)
    buffer.setLanguage(language)
  }
  buffer.setDirection(run.level % 2 === 0 ? harfbuzz.Direction.LTR : harfbuzz.Direction.RTL)
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
