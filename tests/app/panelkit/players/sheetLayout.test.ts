import { expect, it } from 'vitest'
import { sheetLayout } from '../../../../app/panelkit/players/sheetLayout.ts'

it.each([1, 2, 11, 12])('puts a team of %i in one row', count => {
  const { spots } = sheetLayout(count)
  expect(new Set(spots.map(({ top }) => top)).size).toBe(1)
})

it.each([1, 7, 12, 13, 22, 100, 500])('draws %i shirts in a picture that phones can draw, none over another', count => {
  const { width, height, cell, caption, spots } = sheetLayout(count)
  expect(width * height).toBeLessThanOrEqual(16_000_000)
  expect(Math.max(width, height)).toBeLessThanOrEqual(8_000)
  expect(spots).toHaveLength(count)
  for (const { left, top } of spots) {
    expect(left + cell.width).toBeLessThanOrEqual(width)
    expect(top + cell.height + caption).toBeLessThanOrEqual(height)
  }
  const places = new Set(spots.map(({ left, top }) => `${left} ${top}`))
  expect(places.size).toBe(count)
})
