import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import type { Face } from '../../../engine/lettering/face.ts'
import { clusterStarts } from '../../../engine/lettering/itemise.ts'
import { shipped, shippedFaces } from '../../support/faces.ts'
import { khmerWords } from '../../support/khmerWords.ts'

const faces = await shippedFaces()
const shaper = await shipped()
const khmerFaces = faces.filter(face => face.scripts.includes('Khmer'))

const khmerFile = ({ subsets: [first = new Uint8Array()] }: Face) => first

/** Glyph numbers as HarfBuzz gives them when nothing of ours stands between. */
function glyphsOfHarfBuzz(sfnt: Uint8Array, text: string): readonly number[] {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)))
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfos().map(info => info.codepoint)
}

it('has at least 60 words to compare and 8 Khmer faces', () => {
  expect(khmerWords.length).toBeGreaterThanOrEqual(60)
  expect(khmerFaces.length).toBeGreaterThanOrEqual(8)
})

describe.each(khmerFaces)('Khmer in $family', face => {
  const set = (text: string, letterSpacing = 0) => shaper.shape({ text, font: face.id, capHeight: 60, letterSpacing })

  it('[A8] shapes every word with the glyphs that HarfBuzz takes, all of them from this face', () => {
    for (const word of khmerWords) {
      const shaped = set(word)
      expect(shaped.missing, word).toEqual([])
      expect(new Set(shaped.glyphs.map(glyph => glyph.font)), word).toEqual(new Set([face.id]))
      expect(
        shaped.glyphs.map(glyph => glyph.glyph),
        word,
      ).toEqual(glyphsOfHarfBuzz(khmerFile(face), word))
      expect(
        shaped.glyphs.every(glyph => glyph.glyph !== 0),
        word,
      ).toBe(true)
    }
  })

  it('[A8] keeps the glyphs of a cluster together when letters are spaced', () => {
    for (const word of khmerWords) {
      const [tight, wide] = [set(word), set(word, 7)]
      const starts = [...clusterStarts(word)]
      expect(
        wide.glyphs.map(glyph => glyph.glyph),
        word,
      ).toEqual(tight.glyphs.map(glyph => glyph.glyph))
      expect(wide.width - tight.width, word).toBeCloseTo(7 * (starts.length - 1), 6)
      wide.glyphs.forEach((glyph, index) => {
        const spacesBefore = starts.filter(start => start > 0 && start <= glyph.cluster).length
        expect(glyph.x - (tight.glyphs[index]?.x ?? 0), word).toBeCloseTo(7 * spacesBefore, 6)
      })
    }
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
})
