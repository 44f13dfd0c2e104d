import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crestPalette, withKeeper } from '../../../../app/studio/kits/crestPalette.ts'
import { isColour } from '../../../../engine/plugin.ts'

describe('the colours of a crest', () => {
  it('take their roles by their size and lightness', () => {
    expect(crestPalette(['#1B2A6B', '#F2B84B', '#FBF6E6', '#0E1436'])).toEqual({
      main: '#1B2A6B',
      second: '#F2B84B',
      light: '#FBF6E6',
      dark: '#0E1436',
    })
  })

  it('prefer a colour to white ground', () => {
    const { main, light } = crestPalette(['#FFFFFF', '#C2182B'])
    expect(main).toBe('#C2182B')
    expect(light).toBe('#FFFFFF')
  })

  it('make a kit of one colour too', () => {
    const { main, second } = crestPalette(['#15161A'])
    expect(main).toBe('#15161A')
    expect(wcagContrast(second, main)).toBeGreaterThan(4)
  })

  it('always give colours that can be read on each other', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map(value => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
    fc.assert(
      fc.property(fc.array(hex, { maxLength: 6 }), colours => {
        const palette = withKeeper(crestPalette(colours))
        expect(Object.values(palette).every(isColour)).toBe(true)
        expect(wcagContrast(palette.second, palette.main)).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('dress the goalkeeper in something else', () => {
    const { main, keeper } = withKeeper(crestPalette(['#1B2A6B', '#F2B84B']))
    expect(wcagContrast(keeper, main)).toBeGreaterThan(1.5)
  })
})
