import { readFile } from 'node:fs/promises'
import type { Mesh } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hangsFromShoulders } from '../../../../app/viewer/avatar/bindCloth.ts'
import { sleevesAtWrists } from '../../../../app/viewer/avatar/sleevesAtWrists.ts'
import { loadGarment } from '../../../../app/viewer/garment.ts'
import { meshesOf } from '../../../../engine/index.ts'
import { garments } from '../../../../plugins/index.ts'
import { joints } from '../../../support/wearer.ts'

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(new Uint8Array(await readFile(`plugins/garments/${path}`))),
  ),
)
afterEach(() => vi.unstubAllGlobals())

async function shirtOf(slug: string, cut: Readonly<Record<string, string>>): Promise<readonly Mesh[]> {
  const garment = garments.find(each => each.slug === slug)
  if (!garment) throw new Error(`There is no garment "${slug}".`)
  const { pieces } = await loadGarment(meshesOf(garment, cut))
  return pieces.map(({ mesh }) => mesh).filter(hangsFromShoulders)
}

/** How far out of the middle cloth reaches, in m: sleeves hang away from the body. */
const widthOf = (meshes: readonly Mesh[]) =>
  Math.max(
    ...meshes.flatMap(({ geometry: { attributes } }) =>
      Array.from({ length: attributes.position?.count ?? 0 }, (_, at) => attributes.position?.getX(at) ?? 0),
    ),
  )

it.each([
  ['soccer', { sleeve: 'long' }],
  ['polo', { sleeve: 'long' }],
  ['tshirt', { sleeve: 'long' }],
  ['hoodie', {}],
])('long sleeves of the %s end at the wrists, and are given back', async (slug, cut) => {
  const shirt = await shirtOf(slug, cut)
  const before = widthOf(shirt)
  const giveBack = sleevesAtWrists(shirt, joints)
  expect(before - widthOf(shirt)).toBeGreaterThan(0.015)
  expect(widthOf(shirt)).toBeLessThan(joints.wrist[0] + 0.045)
  giveBack()
  expect(widthOf(shirt)).toBe(before)
})

it('short sleeves stay as they hang', async () => {
  const shirt = await shirtOf('soccer', { sleeve: 'short' })
  const positions = shirt.map(({ geometry }) => geometry.attributes.position)
  sleevesAtWrists(shirt, joints)
  expect(shirt.map(({ geometry }) => geometry.attributes.position)).toEqual(positions)
})
