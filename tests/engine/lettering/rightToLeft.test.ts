import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { fontId } from '../../../engine/document/ids.ts'
import { heightOf } from '../../../engine/geometry/bounds.ts'
import { flattenPath } from '../../../engine/geometry/polyline.ts'
import { united } from '../../../engine/geometry/shapes.ts'
import { bendText } from '../../../engine/lettering/bendText.ts'
import type { ShapedText } from '../../../engine/lettering/shaper.ts'
import { shaperFor } from '../../support/faces.ts'
import { squads } from '../../support/squads.ts'

const [arabic, hebrew, serieA] = [fontId('lalezar'), fontId('karantina'), fontId('squada-one')]
const names = (...lands: readonly string[]) => lands.flatMap(land => squads[land] ?? [])
const written =
  names('Israel', 'Saudi Arabia', 'Iran', 'Pakistan').join('') +
  [0x64b, 0x670].map(c => String.fromCodePoint(c)).join('')
const shaper = await shaperFor(
  [arabic, hebrew, serieA].map(font => ({ font, text: `${written}ABCDEFGHIKLMNOPRSTUYalikhst0123456789٠١٢٣()[]،` })),
)
const set = (text: string, font = serieA, letterSpacing = 0): ShapedText =>
  shaper.shape({ text, font, capHeight: 60, letterSpacing })

/** The characters of a line as they stand from left to right, invisible ones left out. */
function seen(text: string, font = serieA): string {
  const glyphs = set(text, font).glyphs.filter(({ cluster }) => !/[\p{Cf}\p{M}]/u.test(text[cluster] ?? ''))
  expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).toSorted((a, b) => a - b))
  return glyphs.map(({ cluster }) => text[cluster]).join('')
}

describe.each([
  ['Arabic', arabic, names('Saudi Arabia', 'Iran', 'Pakistan'), 'U+0600'],
  ['Hebrew', hebrew, names('Israel'), 'U+0590'],
] as const)('%s', (_, font, known, range) => {
  it('[A8] is shaped with the glyphs that HarfBuzz takes, word by word', async () => {
    const { faceFilesOf } = await import('../../../server/files/faceFiles.ts')
    const { readFaceFile } = await import('../../../engine/lettering/face.ts')
    const { readFile } = await import('node:fs/promises')
    const file = faceFilesOf(font).find(({ ranges }) => ranges.includes(range))?.file ?? ''
    const sfnt = await readFaceFile(new Uint8Array(await readFile(file)))
    for (const word of known.flatMap(name => name.split(/[ -]/))) {
      const shaped = set(word)
      expect(shaped.missing, word).toEqual([])
      expect(
        shaped.glyphs.map(({ glyph }) => glyph),
        word,
      ).toEqual(glyphsOfHarfBuzz(sfnt, word.normalize('NFC')))
    }
  })
})

/** From left to right, as HarfBuzz gives them when nothing of ours stands between. */
function glyphsOfHarfBuzz(sfnt: Uint8Array, text: string): readonly number[] {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(sfnt)))
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphInfos().map(info => info.codepoint)
}

describe('the order of letters', () => {
  // The right column is what FriBidi 1.0.8 says.
  it.each([
    ['a Hebrew name', 'שלום', 'םולש'],
    ['with its number behind it', 'שלום 23', '23 םולש'],
    ['with a number before it', '23 שלום', 'םולש 23'],
    ['with a Latin word behind it', 'שלום FC', 'FC םולש'],
    ['within Latin words', 'FC שלום 7 CITY', 'FC 7 םולש CITY'],
    ['of two words and a hyphen', 'בן-עמי', 'ימע-ןב'],
    ['in brackets', 'שלום (גול)', '(לוג) םולש'],
    ['with Arabic figures', 'של ٢٣', '٢٣ לש'],
  ])('[A25] is that of reading: %s', (_, text, visual) => {
    const turned = (line: string) => line.replace(/[()]/g, '|')
    expect(turned(seen(text))).toBe(turned(visual))
  })

  it('mirrors brackets: a name in them was seen )so(', () => {
    const [open, close] = ['(', ')'].map(sign => set(sign, hebrew).glyphs[0]?.glyph)
    const glyphs = set('(ש)', hebrew).glyphs
    expect([glyphs[0]?.glyph, glyphs.at(-1)?.glyph]).toEqual([open, close])
  })

  it.each([
    ['an override to the right', '\u202eSOKHA\u202c', 'SOKHA'],
    ['an override to the left', '\u202dשלום\u202c', 'םולש'],
    ['an embedding that never ends', 'ALI\u202bSOK', 'ALISOK'],
    ['ends without a beginning', '\u202c\u2069SOK\u202c', 'SOK'],
    ['a thousand embeddings', `${'\u202b'.repeat(200)}SOK`, 'SOK'],
    ['isolates within each other', `${'\u2067'.repeat(200)}SOK`, 'SOK'],
    ['marks of direction', '\u200fSOK\u200e', 'SOK'],
    ['a break of a paragraph', 'SOK\u0085שלום', 'SOKםולש'],
  ])('[A25] is not turned round by %s', (_, text, visual) => {
    expect(seen(text).replace(/\u0085/, '')).toBe(visual)
  })

  it('keeps an isolated name from turning what follows it', () => {
    expect(seen('10 \u2068שלום\u2069 23')).toBe('10 םולש 23')
    expect(seen('AB 10 \u2068שלום\u2069 × 3')).toBe('AB 10 םולש × 3')
  })
})

describe('marks', () => {
  it('of a name stand over and below their letters', () => {
    const [bare, marked] = [set('שלום', hebrew), set('שָׁלוֹם', hebrew)]
    expect(heightOf(marked.ink)).toBeGreaterThan(heightOf(bare.ink) + 3)
    expect(marked.width).toBeCloseTo(bare.width, 0)
    expect(heightOf(set('مُحَمَّد', arabic).ink)).toBeGreaterThan(heightOf(set('محمد', arabic).ink) + 3)
  })

  it.each(['\u05b7', '\u0651\u064f', 'A\u0651', '\u0301ש', `ש${'\u05b0'.repeat(100)}`])(
    'that belong to no letter break nothing: %j',
    text => {
      const { ink, missing } = set(text)
      expect(Object.values(ink).every(Number.isFinite)).toBe(true)
      expect(missing.every(character => text.includes(character))).toBe(true)
    },
  )
})

describe('letters that join', () => {
  const name = 'سلمان'
  const pieces = (line: ShapedText['outline']) => united(flattenPath(line, 0.5), 2).length

  it('[A8] are not parted by letter spacing', () => {
    expect(set(name, arabic, 8).width).toBe(set(name, arabic).width)
    expect(set(`${name} AB`, arabic, 8).width).toBeGreaterThan(set(`${name} AB`, arabic).width + 8)
  })

  it.each([60, 180, -120])('[A16] stay joined on an arc of %i°', degrees => {
    const flat = set(name, arabic)
    expect(pieces(bendText(flat, degrees))).toBe(pieces(flat.outline))
  })

  it('are joined whatever stands beside them is of another face', () => {
    const glyphs = set(`A${name}B`).glyphs.filter(({ font }) => font === arabic)
    expect(glyphs.map(({ glyph }) => glyph)).toEqual(set(name, arabic).glyphs.map(({ glyph }) => glyph))
  })
})

it('[A9] Arabic figures and signs alone are drawn: they belong to several scripts', () => {
  expect(set('٢٣').missing).toEqual([])
  expect(set('٢٣').glyphs.map(({ cluster }) => cluster)).toEqual([0, 1])
})
