import { BufferAttribute, BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { clearLightSpots } from '../../../app/viewer/lightSpots.ts'

const side = 12
/** A bent normal that points out of the cloth, as a file has it: no light is the middle of all directions. */
const written = (open: number) => [126, 126, Math.round((open * 0.5 + 0.5) * 63) * 4]

/** A square of cloth with the light that `openAt` says. */
function cloth(openAt: (column: number, row: number) => number): BufferGeometry {
  const colours: number[] = []
  const corners: number[] = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      colours.push(...written(openAt(column, row)))
      const at = row * side + column
      if (row < side - 1 && column < side - 1) corners.push(at, at + side, at + 1, at + 1, at + side, at + side + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('color', new BufferAttribute(Uint8Array.from(colours), 3, true))
  geometry.setIndex(corners)
  return geometry
}

const bytesOf = (geometry: BufferGeometry) => [...(geometry.attributes.color?.array ?? [])]

describe('the light of a panel', () => {
  const bright = cloth(() => 0.7)

  it.each([
    ['one point', [[5, 5]]],
    [
      'three beside each other',
      [
        [5, 5],
        [6, 5],
        [5, 6],
      ],
    ],
    [
      'a row of four',
      [
        [3, 8],
        [4, 8],
        [5, 8],
        [6, 8],
      ],
    ],
  ])('loses a spot of %s', (_, spot) => {
    const spotted = cloth((column, row) => (spot.some(([x, y]) => x === column && y === row) ? 0 : 0.7))
    clearLightSpots(spotted)
    expect(bytesOf(spotted)).toEqual(bytesOf(bright))
  })

  it('keeps its shadows: their edge, a groove, a fold and a slow fall', () => {
    for (const openAt of [
      (column: number) => (column < 6 ? 0 : 0.7),
      (column: number) => (column === 6 ? 0.3 : 0.7),
      (column: number) => 0.7 - Math.max(0, 0.4 - Math.abs(column - 6) * 0.2),
      (_: number, row: number) => 0.06 * row,
    ]) {
      const shaded = cloth(openAt)
      const before = bytesOf(shaded)
      clearLightSpots(shaded)
      expect(bytesOf(shaded)).toEqual(before)
    }
  })

  it('is left alone where a file has none', () => {
    expect(() => clearLightSpots(new BufferGeometry())).not.toThrow()
  })
})
