import { expect, it } from 'vitest'
import { fontId } from '../../../engine/document/ids.ts'
import { faceEntry, familyFontId, familyOf, namedFont, uploadedFontId } from '../../../engine/lettering/fontName.ts'

const named = (font: string) => namedFont(fontId(font))

it('[A30] names a face of the book, a weight of a family, or an uploaded file', () => {
  expect(named('koulen')?.kind).toBe('book')
  expect(named('exo-2:300:italic')).toEqual({ kind: 'family', slug: 'exo-2', weight: 300, style: 'italic' })
  const own = uploadedFontId('ab'.repeat(32), ' Tigers  ')
  expect(namedFont(own)).toEqual({ kind: 'upload', digest: 'ab'.repeat(16), family: 'Tigers' })
})

it.each([
  '',
  'nope',
  'exo-2:350',
  'exo-2:1000',
  'EXO:400',
  '../x:400',
  'exo-2:400:oblique',
  'own:12:Tigers',
  'a:400:italic ',
])('is no font that is called %j', font => expect(named(font)).toBeNull())

it.each(['open-sauce-sans:400', 'bravura-text:400'])('never offers %s', font => expect(named(font)).toBeNull())

it('has one id for the weight that the book has too', () => {
  expect(familyFontId({ slug: 'oswald', weight: 700, style: 'normal' })).toBe('oswald')
  expect(familyFontId({ slug: 'oswald', weight: 300, style: 'normal' })).toBe('oswald:300')
})

it('calls fonts as people know them', () => {
  expect(familyOf(fontId('squada-one'))).toBe('Serie A')
  expect(familyOf(fontId('playfair-display:900:italic'))).toBe('Playfair Display 900 Italic')
  expect(familyOf(uploadedFontId('0'.repeat(64), 'Naga'))).toBe('Naga')
  expect(faceEntry(fontId('nope'))).toBeNull()
})

it('fits into what designs store, whatever an uploaded family is called', () => {
  for (const family of ['x'.repeat(200), 'ខ្មែរ'.repeat(20), '🐉'.repeat(40)]) {
    const font = uploadedFontId('0'.repeat(64), family)
    expect(font.length).toBeLessThanOrEqual(64)
    expect(namedFont(font)?.kind).toBe('upload')
  }
})
