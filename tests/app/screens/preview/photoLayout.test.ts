import { describe, expect, it } from 'vitest'
import { photoLayout, photoRows } from '../../../../app/screens/preview/photoLayout.ts'
import { opaqueBounds } from '../../../../app/screens/preview/teamPhoto.ts'

describe('the rows of a team photo', () => {
  it('hold everybody, most of them at the back', () => {
    expect(photoRows(1)).toEqual([1])
    expect(photoRows(11)).toEqual([5, 6])
    expect(photoRows(23)).toEqual([7, 8, 8])
    for (let count = 1; count <= 40; count++) {
      const rows = photoRows(count)
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count)
      expect([...rows].sort((a, b) => a - b)).toEqual(rows)
    }
  })

  it.each([1, 11, 23, 40])('show %i people apart and inside the photo', count => {
    const { width, height, places } = photoLayout(count)
    expect(places).toHaveLength(count)
    for (const [at, { x, y, size, row }] of places.entries()) {
      expect(x).toBeGreaterThan(0.1)
      expect(x).toBeLessThan(width - 0.1)
      expect(y).toBeLessThan(height)
      expect(y - size).toBeGreaterThan(0)
      const others = places.filter((other, place) => place !== at && other.row === row)
      for (const other of others) expect(Math.abs(other.x - x)).toBeGreaterThan(0.25)
      // Nobody stands exactly behind somebody of the row before.
      for (const before of places.filter(each => each.row === row - 1)) {
        expect(Math.abs(before.x - x)).toBeGreaterThan(0.02)
      }
    }
  })
})

describe('cutting somebody out', () => {
  const image = (opaque: readonly (readonly [x: number, y: number])[]) => {
    const data = new Uint8ClampedArray(8 * 6 * 4)
    for (const [x, y] of opaque) data[(y * 8 + x) * 4 + 3] = 255
    return { data, width: 8, height: 6 }
  }

  it('keeps what is opaque, and no shadow', () => {
    const figure = image([
      [2, 1],
      [4, 4],
    ])
    figure.data[3] = 90
    expect(opaqueBounds(figure)).toEqual({ left: 2, top: 1, width: 3, height: 4 })
  })

  it('finds nobody on an empty stage', () => {
    expect(opaqueBounds(image([]))).toBeNull()
  })
})
