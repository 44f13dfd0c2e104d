import { describe, expect, it } from 'vitest'
import { colourOf, hsvOf } from '../../../app/panelkit/colour/colours.ts'
import {
  colourAt,
  cssPaint,
  type Gradient,
  gradientFrom,
  reversed,
  withNewStop,
  withoutStop,
  withShape,
  withStop,
} from '../../../app/panelkit/colour/gradients.ts'
import { readColour } from '../../../app/panelkit/colour/readColour.ts'
import { readGradient } from '../../../app/panelkit/colour/readGradient.ts'
import { isPaint } from '../../../engine/index.ts'

describe('hue, saturation and value', () => {
  it('give back every colour they were made of', () => {
    for (let step = 0; step < 4096; step++) {
      const colour = `#${(step * 4093).toString(16).padStart(6, '0').toUpperCase()}`
      expect(colourOf(hsvOf(colour))).toBe(colour)
    }
  })

  it('know red, green, blue and grey', () => {
    expect(['#FF0000', '#00FF00', '#0000FF', '#808080'].map(colour => hsvOf(colour).h)).toEqual([0, 120, 240, 0])
    expect(hsvOf('#808080').s).toBe(0)
  })
})

describe('a gradient', () => {
  const fade: Gradient = {
    type: 'linear',
    angle: 90,
    stops: [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#FFFFFF' },
    ],
  }

  it('has its mixed colours between the stops', () => {
    expect([colourAt(fade.stops, 0), colourAt(fade.stops, 0.5), colourAt(fade.stops, 1)]).toEqual([
      '#000000',
      '#808080',
      '#FFFFFF',
    ])
  })

  it('looks the same with a new stop, and comes back without it', () => {
    const more = withNewStop(fade, 0.25)
    expect(more.stops[2]).toEqual({ at: 0.25, colour: '#404040' })
    expect(withoutStop(more, 2)).toEqual(fade)
  })

  it('stays a paint through every change', () => {
    const changes = [withStop(fade, 1, { at: 0.4 }), reversed(fade), withShape(fade, 'radial'), gradientFrom('#000000')]
    expect(changes.every(isPaint)).toBe(true)
    expect(reversed(reversed(fade))).toEqual(fade)
  })

  it('is drawn in the order of its stops', () => {
    expect(cssPaint(reversed(fade))).toBe('linear-gradient(90deg, #FFFFFF 0%, #000000 100%)')
  })
})

it('reads a colour as people write it', () => {
  expect(['#c2182b', 'C2182B', ' c2182b ', '#0f0'].map(readColour)).toEqual([
    '#C2182B',
    '#C2182B',
    '#C2182B',
    '#00FF00',
  ])
  expect(['', '#', 'reddish', '#12345', '#1234567', 'GGGGGG', 'rgb(1, 2)', 'rgb(256 0 0)'].map(readColour)).toEqual(
    new Array(8).fill(null),
  )
  const copied = [
    'rgb(194, 24, 43)',
    'rgba(194 24 43 / 50%)',
    'rgb(100% 0% 50%)',
    '#C2182B80',
    '#0f08',
    'Teal',
    'rebeccapurple',
    'hsl(210, 50%, 40%)',
    'hsla(0.5turn 100% 50% / 0.3)',
    'hsl(0 0% 100%)',
  ]
  expect(copied.map(readColour)).toEqual([
    ...['#C2182B', '#C2182B', '#FF0080', '#C2182B', '#00FF00', '#008080', '#663399'],
    ...['#336699', '#00FFFF', '#FFFFFF'],
  ])
  expect(['hsl(1 2%)', 'hsl(x 1% 1%)', 'hsl(1 101% 1%)'].map(readColour)).toEqual([null, null, null])
})

it('reads a gradient as it is copied from CSS', () => {
  expect(readGradient('linear-gradient(to right, red, rgb(0, 128, 0) 30%, #00f)')).toEqual({
    type: 'linear',
    angle: 90,
    stops: [
      { at: 0, colour: '#FF0000' },
      { at: 0.3, colour: '#008000' },
      { at: 1, colour: '#0000FF' },
    ],
  })
  expect(readGradient('background: radial-gradient(circle at center, #fff, hsl(0 100% 50%), #000 100%);')).toEqual({
    type: 'radial',
    stops: [
      { at: 0, colour: '#FFFFFF' },
      { at: 0.5, colour: '#FF0000' },
      { at: 1, colour: '#000000' },
    ],
  })
  expect(readGradient('linear-gradient(-0.25turn, red, blue)')).toMatchObject({ angle: 270 })
  const none = [
    'linear-gradient(red)',
    'linear-gradient(45deg, red, what)',
    'red',
    'conic-gradient(red, blue)',
    'a'.repeat(9999),
  ]
  expect(none.map(readGradient)).toEqual([null, null, null, null, null])
})
