import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { fontId } from '../../../engine/document/ids.ts'
import { clusterStarts } from '../../../engine/lettering/itemise.ts'
import { shipped, shippedFaces } from '../../support/faces.ts'
import { khmerWords } from '../../support/khmerWords.ts'

const faces = await shippedFaces()
const shaper = await shipped()
const khmerFaces = faces.filter(face => face.scripts.includes('Khmer'))

/** Glyph numbers as HarfBuzz gives them when nothing of ours stands between. */
function glyphsOfHarfBuzz(sfnt: Uint8Array, text: string): readonly number[] {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)))
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfos().map(info => info.codepoint)
}

describe.each(khmerFaces)('Khmer in $family', face => {
  it.each(khmerWords)('shapes %s as HarfBuzz does', word => {
    const shaped = shaper.shape({ text: word, font: face.id, capHeight: 60, letterSpacing: 0 })
    expect(shaped.missing).toEqual([])
    expect(new Set(shaped.glyphs.map(glyph => glyph.font))).toEqual(new Set([face.id]))
    expect(shaped.glyphs.map(glyph => glyph.glyph)).toEqual(glyphsOfHarfBuzz(face.sfnt, word))
    expect(shaped.glyphs.every(glyph => glyph.glyph !== 0)).toBe(true)
  })
})

describe('Khmer clusters', () => {
  const text = (word: string) => [...clusterStarts(word)]

  it.each([
    ['ស្រី', [0]],
    ['ខ្មែរ', [0, 4]],
    ['កម្ពុជា', [0, 1, 5]],
    ['ឥន្ទ្រី', [0, 1]],
    ['ពោធិ៍សាត់', [0, 2, 5, 7]],
  ])('%s is parted only between syllables', (word, starts) => {
    expect(text(word)).toEqual(starts)
  })

  it.each(khmerWords)('letter spacing keeps the glyphs of a cluster of %s together', word => {
    const font = fontId('koulen')
    const tight = shaper.shape({ text: word, font, capHeight: 60, letterSpacing: 0 })
    const wide = shaper.shape({ text: word, font, capHeight: 60, letterSpacing: 7 })
    const starts = clusterStarts(word)
    expect(wide.glyphs.map(glyph => glyph.glyph)).toEqual(tight.glyphs.map(glyph => glyph.glyph))
    expect(wide.width - tight.width).toBeCloseTo(7 * (starts.size - 1), 6)
    wide.glyphs.forEach((glyph, index) => {
      const spacesBefore = [...starts].filter(start => start > 0 && start <= glyph.cluster).length
      expect(glyph.x - (tight.glyphs[index]?.x ?? 0)).toBeCloseTo(7 * spacesBefore, 6)
    })
  })
})
