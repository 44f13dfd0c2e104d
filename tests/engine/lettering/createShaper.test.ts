import { describe, expect, it } from 'vitest'
import { fontId } from '../../../engine/document/ids.ts'
import { heightOf, widthOf } from '../../../engine/geometry/bounds.ts'
import { createShaper } from '../../../engine/lettering/createShaper.ts'
import { shipped, shippedFaces } from '../../support/faces.ts'

const shaper = await shipped()
const serieA = fontId('squada-one')
const koulen = fontId('koulen')
const set = (text: string, font = serieA, letterSpacing = 0) =>
  shaper.shape({ text, font, capHeight: 100, letterSpacing })

describe('size', () => {
  it('makes capitals as high as asked', () => {
    expect(heightOf(set('H').ink)).toBeCloseTo(100, 6)
    expect(set('H').ink.bottom).toBeCloseTo(0, 6)
  })

  it('makes Khmer letters as high as capitals', () => {
    expect(heightOf(set('ក', koulen).ink)).toBeCloseTo(100, 6)
    expect(heightOf(set('ក').ink)).toBeCloseTo(100, 6)
  })

  it('[A10] holds the whole of a tall stack in its ink bounds', () => {
    const { ink, outline } = set('ឥន្ទ្រី', koulen)
    expect(ink.top).toBeLessThan(-110)
    expect(ink.bottom).toBeGreaterThan(30)
    for (const segment of outline) {
      if (segment[0] !== 'M' && segment[0] !== 'L') continue
      expect(segment[1]).toBeGreaterThanOrEqual(ink.left)
      expect(segment[2]).toBeGreaterThanOrEqual(ink.top)
    }
  })

  it('grows in proportion', () => {
    const small = shaper.shape({ text: 'SERIE', font: serieA, capHeight: 10, letterSpacing: 0 })
    expect(widthOf(set('SERIE').ink)).toBeCloseTo(10 * widthOf(small.ink), 6)
  })
})

describe('faces', () => {
  it('[A9] takes Khmer from a Khmer face when the asked one has none, and keeps the rest', () => {
    const shaped = set('FC ភ្នំពេញ 10')
    expect(shaped.missing).toEqual([])
    expect(shaped.glyphs.filter(glyph => glyph.cluster < 3).every(glyph => glyph.font === serieA)).toBe(true)
    expect(shaped.glyphs.filter(({ cluster }) => cluster >= 3 && cluster < 10).every(g => g.font === koulen)).toBe(true)
    expect(shaped.glyphs.at(-1)?.font).toBe(serieA)
  })

  it('draws with our font: the outlines are those of its file', async () => {
    const [face] = await shippedFaces('squada-one')
    const alone = await createShaper(face ? [face] : [])
    const other = await shipped('koulen')
    const requested = { text: 'Kitloom', font: serieA, capHeight: 50, letterSpacing: 0 }
    expect(shaper.shape(requested).outline).toEqual(alone.shape(requested).outline)
    expect(shaper.shape(requested).outline).not.toEqual(other.shape(requested).outline)
  })

  it('says which faces it has', () => {
    expect(shaper.has(serieA)).toBe(true)
    expect(shaper.has(fontId('comic'))).toBe(false)
  })

  it('refuses an empty book and two faces of one id', async () => {
    const faces = await shippedFaces('koulen')
    await expect(createShaper([])).rejects.toThrow(/empty/)
    await expect(createShaper([...faces, ...faces])).rejects.toThrow(/same id/)
  })
})

describe('what a font lacks', () => {
  it('[A9] reports each missing character once and leaves its place empty', () => {
    const shaped = set('A😀B😀')
    expect(shaped.missing).toEqual(['😀'])
    expect(shaped.outline.length).toBe(set('A').outline.length + set('B').outline.length)
  })

  it('does not miss zero-width characters and marks of direction', () => {
    expect(set('A\u200bB\u202eC\ufeff').missing).toEqual([])
    expect(set('A\u200bB').width).toBeCloseTo(set('AB').width, 0)
  })

  it('reports letters of a script that no face has', () => {
    expect(set('გია 7').missing).toEqual(['გ', 'ი', 'ა'])
  })

  it('takes a break and a tab for a space', () => {
    expect(set('A\n\tB').missing).toEqual([])
    expect(set('A\nB').width).toBe(set('A B').width)
  })

  it.each(['', ' ', '\u200b'])('has no ink for %j', text => {
    expect(set(text).ink).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })

  it('shapes a name of 300 letters', () => {
    expect(set('W'.repeat(300)).glyphs.length).toBe(300)
  })
})

describe('spacing', () => {
  it('stands between letters, not after the last', () => {
    expect(set('ABC', serieA, 12).width).toBeCloseTo(set('ABC').width + 24, 6)
    expect(set('A', serieA, 12).width).toBe(set('A').width)
  })

  it('is kept between runs of two faces', () => {
    expect(set('Aក', serieA, 12).width).toBeCloseTo(set('Aក').width + 12, 6)
  })
})

it('hands back the same line for the same question', () => {
  expect(set('CACHED')).toBe(set('CACHED'))
})
