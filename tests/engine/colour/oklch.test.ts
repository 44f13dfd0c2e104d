import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf, hexOf, mixed, oklabOf, oklchOf } from '../../../engine/colour/index.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const share = (max: number) => fc.double({ min: 0, max, noNaN: true })
const channels = (colour: string) => (colour.match(/[0-9a-f]{2}/g) ?? []).map(channel => Number.parseInt(channel, 16))
const toOklch = converter('oklch')

it('reads a colour as culori does', () => {
  fc.assert(
    fc.property(hex, colour => {
      const { l, c, h } = oklchOf(colour)
      const known = toOklch(colour)
      expect(l).toBeCloseTo(known?.l ?? Number.NaN, 4)
      expect(c).toBeCloseTo(known?.c ?? Number.NaN, 4)
      if (c > 1e-3) expect(Math.cos(((h - (known?.h ?? 0)) * Math.PI) / 180)).toBeCloseTo(1, 4)
    }),
  )
})

it('writes any colour as culori does, as near as one step of a channel', () => {
  fc.assert(
    fc.property(share(1), share(0.3), share(360), (l, c, h) => {
      const known = channels(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) ?? '')
      for (const [index, channel] of channels(hexOf({ l, c, h })).entries()) {
        expect(Math.abs(channel - (known[index] ?? Number.NaN))).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('writes a colour that was read as it was', () => {
  fc.assert(
    fc.property(hex, colour => {
      expect(hexOf(oklchOf(colour))).toBe(colour)
    }),
  )
})

it('knows the contrast of two colours', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrastOf(one, other)).toBeCloseTo(wcagContrast(one, other), 3)
    }),
  )
})

it('mixes two colours as culori does, as near as one step of a channel', () => {
  fc.assert(
    fc.property(hex, hex, share(1), (one, other, at) => {
      const known = channels(formatHex(interpolate([one, other], 'oklab')(at)))
      for (const [index, channel] of channels(mixed(one, other, at)).entries()) {
        expect(Math.abs(channel - (known[index] ?? Number.NaN))).toBeLessThanOrEqual(1)
      }
    }),
  )
  expect(mixed('#1b2a6b', '#f2b84b', 0)).toBe('#1b2a6b')
  expect(mixed('#1b2a6b', '#f2b84b', 1)).toBe('#f2b84b')
})

it('places channels in OKLab as culori does', () => {
  const toOklab = converter('oklab')
  fc.assert(
    fc.property(share(1), share(1), share(1), (r, g, b) => {
      const known = toOklab({ mode: 'rgb', r, g, b })
      const found = oklabOf([r, g, b])
      for (const channel of ['l', 'a', 'b'] as const) expect(found[channel]).toBeCloseTo(known[channel], 4)
    }),
  )
})
