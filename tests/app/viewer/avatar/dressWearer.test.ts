import { Mesh, PlaneGeometry } from 'three'
import { expect, it } from 'vitest'
import { hideSkin } from '../../../../app/viewer/avatar/dressWearer.ts'

/** A square that faces along z, so far before the skin. */
function square(name: string, side: number, away: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(side, side, 20, 20))
  mesh.name = name
  mesh.geometry.translate(0, 0, away)
  return mesh
}
const triangles = ({ geometry }: Mesh) => (geometry.index?.count ?? 0) / 3

it('skin does not come through what is worn below a shirt, and is given back', () => {
  const [legs, base] = [square('legs', 1, 0), square('base', 0.8, 0.002)]
  const shirt = square('front', 0.3, 0.03)
  const giveBack = hideSkin([legs, base], [shirt])
  // All but a rim of what lies below the base, though the shirt is far smaller.
  expect(triangles(legs)).toBeLessThan(700)
  expect(triangles(base)).toBeGreaterThan(700)
  giveBack()
  expect([triangles(legs), triangles(base)]).toEqual([800, 800])
})

it('skin that a vest is drawn on is shown where the vest lies', () => {
  const [arms, base] = [square('arms', 1, 0), square('base', 0.8, 0.002)]
  const trunks = square('legLeft', 0.1, 0.03)
  hideSkin([arms, base], [trunks])
  expect(triangles(arms)).toBeGreaterThan(790)
})

it('skin at an armhole stays farther in below a shirt than what is worn under it', () => {
  const [arms, base] = [square('arms', 1, 0), square('base', 1, 0.002)]
  hideSkin([arms, base], [square('front', 0.8, 0.03)], { triangles: 4, drawnIn: 0 })
  expect(triangles(base)).toBeLessThan(550)
  expect(triangles(arms)).toBeGreaterThan(600)
})
