import { describe, expect, it } from 'vitest'
import { warps } from '../../../engine/document/fields.ts'
import { inCase } from '../../../engine/garment/slotWords.ts'
import { heightOf, pathBounds, widthOf } from '../../../engine/index.ts'
import { bendText } from '../../../engine/lettering/bendText.ts'
import { setText, type TextSetting } from '../../../engine/lettering/setText.ts'
import { warpPath } from '../../../engine/lettering/warpPath.ts'
import { textLayer } from '../../support/drawing.ts'
import { shipped } from '../../support/faces.ts'

const shaper = await shipped('squada-one', 'koulen')
const set = (text: string, more: Partial<TextSetting> = {}) => setText(shaper, text, { ...textLayer(''), ...more })

describe('lettering', () => {
  it('of one line is what the shaper and the arc make of it', () => {
    const plain = shaper.shape({
      text: 'KIT',
      font: textLayer('').font ?? ('' as never),
      capHeight: 50,
      letterSpacing: 0,
    })
    expect(set('KIT').outline).toBe(plain.outline)
    expect(set('KIT').baselines).toEqual([])
    expect(set('KIT', { arc: 60 }).outline).toEqual(bendText(plain, 60))
  })

  it('[A29] of several lines stands around its middle, a line height apart', () => {
    const two = set('HH\nHH', { lineHeight: 2 }).ink
    const [one] = [set('HH').ink]
    expect(heightOf(two)).toBeCloseTo(heightOf(one) + 100, 6)
    expect((two.top + two.bottom) / 2).toBeCloseTo((one.top + one.bottom) / 2, 6)
    expect(widthOf(two)).toBeCloseTo(widthOf(one), 6)
  })

  it.each([
    ['left', 0],
    ['centre', 0.5],
    ['right', 1],
  ] as const)('stands %s', (align, share) => {
    const wide = set('HHHHHH')
    const narrow = set('I')
    const { outline } = set('HHHHHH\nI', { align })
    const last = pathBounds(outline.slice(wide.outline.length))
    const shift =
      (shaper.shape({ text: 'HHHHHH', font: textLayer('').font ?? ('' as never), capHeight: 50, letterSpacing: 0 })
        .width -
        shaper.shape({ text: 'I', font: textLayer('').font ?? ('' as never), capHeight: 50, letterSpacing: 0 }).width) *
      share
    expect(last.left).toBeCloseTo(narrow.ink.left + shift, 6)
  })

  it('has a baseline where it is bent, for every line one, on one middle', () => {
    const { baselines } = set('OOOO\nOO', { arc: 90 })
    expect(baselines.filter(([kind]) => kind === 'M')).toHaveLength(2)
    const [upper] = [set('OOOO', { arc: 90 }).baselines]
    expect(pathBounds(upper).top).toBeCloseTo(0, 1)
    expect(pathBounds(upper).bottom).toBeGreaterThan(5)
  })

  it('in Khmer keeps stacks in their lines', () => {
    const two = set('ស្រ្តី\nឥន្ទ្រី', { lineHeight: 3 })
    expect(heightOf(two.ink)).toBeGreaterThan(heightOf(set('ស្រ្តី').ink))
  })
})

describe('a warp', () => {
  const { outline, ink } = set('WARP', {})

  it.each(warps.filter(warp => warp !== 'none'))('%s moves letters up and down alone, and not without a bend', warp => {
    expect(warpPath(outline, ink, warp, 0)).toBe(outline)
    const warped = pathBounds(warpPath(outline, ink, warp, 0.8))
    expect(warped.left).toBeCloseTo(ink.left, 6)
    expect(warped.right).toBeCloseTo(ink.right, 6)
    expect(Math.abs(warped.top - ink.top) + Math.abs(warped.bottom - ink.bottom)).toBeGreaterThan(3)
    for (const bend of [-1, -0.5, 0.5, 1])
      for (const segment of warpPath(outline, ink, warp, bend))
        expect(segment.slice(1).every(Number.isFinite)).toBe(true)
  })

  it('[A29] turns no letter over: what was above stays above', () => {
    for (const warp of warps)
      for (const bend of [-1, 1]) {
        const column = [ink.left, (ink.left + ink.right) / 2, ink.right]
        for (const x of column) {
          const lines = warpPath(
            [
              ['M', x, ink.top],
              ['L', x, ink.bottom],
            ],
            ink,
            warp,
            bend,
          )
          const ys = lines.map(segment => Number(segment.at(-1)))
          expect(ys).toEqual([...ys].sort((a, b) => a - b))
        }
      }
  })
})

it('[A29] is written in a case, which Khmer has none of', () => {
  expect(inCase('phnom penh crown’s', 'title')).toBe('Phnom Penh Crown’s')
  expect(inCase('Straße', 'upper')).toBe('STRASSE')
  expect(inCase('ÉTÉ', 'lower')).toBe('été')
  expect(inCase('អង្គរ Fc', 'upper')).toBe('អង្គរ FC')
})
