import { describe, expect, it } from 'vitest'
import { fontId } from '../../../engine/document/ids.ts'
import { defaultFont, fontBook } from '../../../engine/lettering/fontBook.ts'
import { shaperFor } from '../../support/faces.ts'
import { squads } from '../../support/squads.ts'
import { worldSquads } from '../../support/worldSquads.ts'

const names = Object.values(squads).flat()
const set = async (text: string, font = defaultFont) =>
  (await shaperFor([{ font, text }])).shape({ text, font, capHeight: 60, letterSpacing: 0 })

it.each(fontBook.map(({ family, id }) => [family, id] as const))(
  '[A9] every name of every squad can be printed in %s, in capitals too',
  async (_, font) => {
    const written = names.flatMap(name => [name, name.toLocaleUpperCase('en')])
    const shaper = await shaperFor([{ font, text: written.join('') }])
    for (const text of written) {
      const { missing, glyphs } = shaper.shape({ text, font, capHeight: 60, letterSpacing: 0 })
      expect(missing, text).toEqual([])
      expect(
        glyphs.some(({ glyph }) => glyph === 0),
        text,
      ).toBe(false)
    }
  },
)

it('[A9] all 1,567 names of two World Cups, of our own making, can be printed in the default face and in a Khmer one', async () => {
  const written = worldSquads()
  expect(new Set(written).size).toBe(1567)
  for (const font of [defaultFont, fontId('koulen')]) {
    const shaper = await shaperFor([{ font, text: written.join('') }])
    const lost = written.filter(text => {
      const { missing, outline } = shaper.shape({ text, font, capHeight: 60, letterSpacing: 0 })
      return missing.length > 0 || outline.length === 0
    })
    expect(lost).toEqual([])
  }
})

describe('a mark over a letter that is not composed', () => {
  it('stands over it', async () => {
    const [bare, marked] = [await set('M'), await set('M\u0302')]
    expect(marked.ink.top).toBeLessThan(bare.ink.top - 3)
    // A mark that no font places hangs beside its letter.
    expect(marked.width).toBeCloseTo((await set('M', fontId('fira-sans-extra-condensed'))).width, 0)
  })

  it('stands over a letter that no face has composed with it: names with Ḱ could not be printed', async () => {
    const [bare, marked] = [await set('Kasan'), await set('Ḱasan')]
    expect(marked.missing).toEqual([])
    expect(marked.ink.top).toBeLessThan(bare.ink.top - 3)
  })

  it('is drawn as the composed letter where the face has that', async () => {
    expect((await set('E\u0301', fontId('anton'))).outline).toEqual((await set('É', fontId('anton'))).outline)
  })
})

it('a face without small letters gets capitals from its stand-in: Błażejków stood on a shirt as BłAżEJKÓW', async () => {
  const koulen = fontId('koulen')
  expect((await set('ł', koulen)).outline).toEqual((await set('Ł', koulen)).outline)
})

it('[A9] emoji and scripts without a face are named', async () => {
  expect((await set('Łódź 😀 გია')).missing).toEqual(['😀', 'გ', 'ი', 'ა'])
})
