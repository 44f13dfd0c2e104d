import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { createFontPool } from '../../../server/resources/fonts/fontPool.ts'
import { prepareFont } from '../../../server/resources/fonts/prepareFont.ts'
import { random } from '../../support/random.ts'

const { resolve } = createRequire(import.meta.url)
const bytesOf = (path: string) => new Uint8Array(readFileSync(resolve(path)))
const packed = bytesOf('@fontsource/graduate/files/graduate-latin-400-normal.woff2')
const ttf = bytesOf('@expo-google-fonts/fira-sans-extra-condensed/700Bold/FiraSansExtraCondensed_700Bold.ttf')

interface TableRecord {
  readonly at: number
  readonly offset: number
}

function recordOf(font: Uint8Array, tag: string): TableRecord {
  const view = new DataView(font.buffer, font.byteOffset)
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16)
    if (String.fromCharCode(...font.subarray(at, at + 4)) === tag) return { at, offset: view.getUint32(at + 8) }
  throw new Error(`The font has no table ${tag}.`)
}

/** The font with another `fsType`, and the sum of its table put right. */
function withUse(use: number): Uint8Array {
  const font = ttf.slice()
  const view = new DataView(font.buffer)
  const { at, offset } = recordOf(font, 'OS/2')
  const before = view.getUint16(offset + 8)
  view.setUint16(offset + 8, use)
  view.setUint32(at + 4, (view.getUint32(at + 4) + (use - before) * 0x10000) >>> 0)
  return font
}

it.each([
  ['WOFF2', packed, 'Graduate', ['Latin']],
  ['WOFF', bytesOf('@fontsource/graduate/files/graduate-latin-400-normal.woff'), 'Graduate', ['Latin']],
  ['TrueType', ttf, 'Fira Sans Extra Condensed Bold', ['Latin']],
  ['a Khmer subset', bytesOf('@fontsource/koulen/files/koulen-khmer-400-normal.woff2'), 'Koulen', ['Khmer', 'Latin']],
])('takes %s and says what it is', async (_, file, title, scripts) => {
  const font = await prepareFont(file)
  expect(font).toMatchObject({ kind: 'ttf', title, scripts })
  expect('bytes' in font && (await prepareFont(font.bytes))).toMatchObject({ title })
})

it.each([
  [0x0000, 'installed', true],
  [0x0008, 'edited', true],
  [0x000a, 'restricted or edited, of which the freer counts', true],
  [0x0002, 'licensed apart', false],
  [0x0004, 'printed alone', false],
  [0x0200, 'used as dots', false],
])('honours what its maker allows: %i, to be %s', async (use, _, isTaken) => {
  const font = await prepareFont(withUse(use))
  expect(font).toMatchObject(isTaken ? { kind: 'ttf' } : { refused: 'font-restricted' })
})

it.each([
  ['nothing', new Uint8Array()],
  ['a word', new TextEncoder().encode('hello')],
  ['a page', new TextEncoder().encode(`<!doctype html>${'<p>x</p>'.repeat(40)}`)],
  ['a collection', new Uint8Array([0x74, 0x74, 0x63, 0x66, ...new Uint8Array(200)])],
])('does not take %s for a font', async (_, file) => {
  expect(await prepareFont(file)).toEqual({ refused: 'font-unknown' })
})

it('unpacks nothing that says it is larger than any font', async () => {
  const bomb = packed.slice()
  new DataView(bomb.buffer).setUint32(16, 0xfffffff0)
  expect(await prepareFont(bomb)).toEqual({ refused: 'font-large' })
})

it.each([
  ['cut off', (font: Uint8Array) => font.slice(0, font.length / 2)],
  ['with a table beyond its end', (font: Uint8Array) => withWord(font, recordOf(font, 'glyf').at + 8, 0x7fffffff)],
  ['with a changed glyph', (font: Uint8Array) => withWord(font, recordOf(font, 'glyf').offset + 400, 0xdeadbeef)],
  ['with thousands of tables', (font: Uint8Array) => withWord(font, 4, 0xffff0000)],
])('refuses a font %s', async (_, damage) => {
  expect(await prepareFont(damage(ttf))).toEqual({ refused: 'font-broken' })
})

function withWord(font: Uint8Array, at: number, word: number): Uint8Array {
  const changed = font.slice()
  new DataView(changed.buffer).setUint32(at, word)
  return changed
}

it('answers to any damage, packed or not', async () => {
  const { below } = random(20)
  for (let round = 0; round < 24; round++) {
    const font = (round % 2 ? packed : ttf).slice()
    for (let change = 0; change < 6; change++) font[below(font.length)] = below(256)
    const outcome = await prepareFont(font)
    expect('refused' in outcome || outcome.title.length > 0).toBe(true)
  }
})

it('ends a worker that takes too long, and goes on with the next font', async () => {
  const hurried = createFontPool({ timeout: 1 })
  expect(['busy', { refused: 'font-slow' }]).toContainEqual(await hurried.prepare(packed))
  await hurried.close()
  const pool = createFontPool({ timeout: 120_000 })
  expect(await pool.prepare(packed)).toMatchObject({ title: 'Graduate' })
  await pool.close()
})
