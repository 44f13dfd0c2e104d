import { BufferAttribute, Mesh, SphereGeometry, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { hoodOverHead } from '../../../../app/viewer/avatar/hoodOverHead.ts'

const middle = [0, 1.63, 0] as const
/** Round the middle of the head; a part of it from the top when a share is given. */
function ball(radius: number, share = 1): Mesh {
  const geometry = new SphereGeometry(radius, 48, 24, 0, 2 * Math.PI, 0, share * Math.PI)
  geometry.translate(...middle)
  return new Mesh(geometry)
}
const reaches = ({ geometry }: Mesh): readonly number[] => {
  const { position } = geometry.attributes
  return Array.from({ length: position?.count ?? 0 }, (_, at) =>
    new Vector3().fromBufferAttribute(position as BufferAttribute, at).distanceTo(new Vector3(...middle)),
  )
}

describe('a hood that is up', () => {
  it('lies over the head of whoever wears it, and over the hair, which it presses down', () => {
    const [skin, hair, hood] = [ball(0.11), ball(0.15, 0.5), ball(0.1, 0.5)]
    const takeBack = hoodOverHead([hood], { middle, size: 1, skin: [skin], hair: [hair] })
    expect(Math.min(...reaches(hood))).toBeGreaterThan(0.114)
    expect(Math.max(...reaches(hair))).toBeLessThan(Math.max(...reaches(hood)))
    takeBack()
    expect(Math.max(...reaches(hood))).toBeCloseTo(0.1)
  })

  it('keeps its lining inside, so that neither shows through the other', () => {
    const [hood, lining] = [ball(0.1, 0.5), ball(0.099, 0.5)]
    const { normal } = lining.geometry.attributes
    const turned = Float32Array.from(normal?.array ?? [], value => -value)
    lining.geometry.setAttribute('normal', new BufferAttribute(turned, 3))
    hoodOverHead([hood, lining], { middle, size: 1, skin: [ball(0.11)], hair: [] })
    const [outer, inner] = [reaches(hood), reaches(lining)]
    expect(outer.every((reach, at) => reach - (inner[at] ?? 0) > 0.0007)).toBe(true)
  })

  it('leaves a hood that lies on the back, a shirt and the hair above them as they are', () => {
    const [shirt, hair] = [ball(0.3, 0.4), ball(0.12, 0.5)]
    shirt.geometry.translate(0, -0.4, 0)
    const before = [...reaches(shirt), ...reaches(hair)]
    hoodOverHead([shirt], { middle, size: 1, skin: [ball(0.11)], hair: [hair] })
    expect([...reaches(shirt), ...reaches(hair)]).toEqual(before)
  })
})
