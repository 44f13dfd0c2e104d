import { expect, it } from 'vitest'
import { readableOn, solid } from '../../../engine/plugin.ts'

it.each([
  ['#000000', '#FFFFFF'],
  ['#C2182B', '#FFFFFF'],
  ['#1D3FBF', '#FFFFFF'],
  ['#FFFFFF', '#15161A'],
  ['#F7E04B', '#15161A'],
])('lettering on %s is %s', (cloth, ink) => {
  expect(readableOn(solid(cloth))).toEqual(solid(ink))
})

it('lettering on a gradient goes by its first colour, and is white where the cloth is not known', () => {
  const stops = [
    { at: 0, colour: '#FFFFFF' },
    { at: 1, colour: '#000000' },
  ]
  expect(readableOn({ type: 'linear', angle: 0, stops })).toEqual(solid('#15161A'))
  expect(readableOn(undefined)).toEqual(solid('#FFFFFF'))
})
