import { describe, expect, it } from 'vitest'
import { fontBook } from '../../../engine/lettering/fontBook.ts'
import { shipped } from '../../support/faces.ts'

const shaper = await shipped()
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

it('has at least 16 Latin and 8 Khmer faces, each once', () => {
  const drawnFor = (script: string) => fontBook.filter(entry => entry.scripts[0] === script)
  expect(drawnFor('Latin').length).toBeGreaterThanOrEqual(16)
  expect(drawnFor('Khmer').length).toBeGreaterThanOrEqual(8)
  expect(new Set(fontBook.map(entry => entry.id)).size).toBe(fontBook.length)
})

describe.each(fontBook)('$family', ({ id, scripts }) => {
  const set = (text: string) => shaper.shape({ text, font: id, capHeight: 100, letterSpacing: 0 })

  it('has every letter and figure of its own', () => {
    const shaped = set(characters + (scripts.includes('Khmer') ? '០១២៣៤៥៦៧៨៩' : ''))
    expect(shaped.missing).toEqual([])
    expect(new Set(shaped.glyphs.map(glyph => glyph.font))).toEqual(new Set([id]))
  })

  it('is as high as asked', () => {
    expect(-set(scripts[0] === 'Khmer' ? 'ក' : 'H').ink.top).toBeCloseTo(100, 6)
  })

  it('looks like no other', () => {
    const own = scripts[0] === 'Khmer' ? 'ភ្នំ' : 'R8'
    for (const other of fontBook.filter(entry => entry.id !== id && entry.scripts[0] === scripts[0])) {
      const shaped = shaper.shape({ text: own, font: other.id, capHeight: 100, letterSpacing: 0 })
      expect(shaped.outline, other.family).not.toEqual(set(own).outline)
    }
  })
})
