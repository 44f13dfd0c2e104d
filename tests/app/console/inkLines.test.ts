import { describe, expect, it } from 'vitest'
import { colourOfLab, readInks } from '../../../app/console/shop/inkLines.ts'

describe('a pasted list of inks', () => {
  it('is read with commas, tabs or semicolons, with a head or without', () => {
    const red = { name: 'Red', colour: '#c2182b', lab: [42.5, 62, 32] }
    for (const text of [
      'Name,Colour,L,a,b\nRed,#C2182B,42.5,62,32\n',
      'Red\t#c2182b\t42.5\t62\t32',
      'Red;c2182b;42.5;62;32\n\n',
    ])
      expect(readInks(text)).toEqual({ inks: [red], wrong: [] })
  })

  it('needs no colour where Lab was measured, and no Lab where there is a colour', () => {
    const { inks, wrong } = readInks('Blue,36,18,-65\nWhite,,100,0,0\nGrey,#808080')
    expect(wrong).toEqual([])
    expect(inks.map(({ colour }) => colour)).toEqual([colourOfLab([36, 18, -65]), '#ffffff', '#808080'])
    expect(inks[2]).not.toHaveProperty('lab')
  })

  it('reads Khmer figures and a minus of typesetters', () => {
    expect(readInks('ខៀវ,#1d4ed8,៣៦,១៨,−65').inks[0]?.lab).toEqual([36, 18, -65])
  })

  it('names every wrong line with what is wrong with it', () => {
    const text = ['Ok,#112233', 'Dark,101,0,0', ',#112233', 'ok,#445566', 'Plain', 'Half,#112233,50,1'].join('\n')
    const { inks, wrong } = readInks(text)
    expect(inks.map(({ name }) => name)).toEqual(['Ok'])
    expect(wrong).toEqual([
      { line: 2, name: 'Dark', reason: 'lab' },
      { line: 3, name: '', reason: 'name' },
      { line: 4, name: 'ok', reason: 'twice' },
      { line: 5, name: 'Plain', reason: 'colour' },
      { line: 6, name: 'Half', reason: 'lab' },
    ])
  })
})
