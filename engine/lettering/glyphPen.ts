import type { Path, PathSegment } from '../geometry/path.ts'

/** The HarfBuzz package, loaded when it is first needed: it brings 440 kB of WebAssembly. */
export type HarfBuzz = typeof import('harfbuzzjs')

type Font = InstanceType<HarfBuzz['Font']>

/** Traces glyphs, in font units with y upwards. */
export type GlyphPen = (font: Font, glyph: number) => Path

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
