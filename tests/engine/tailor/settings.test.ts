import { expect, it } from 'vitest'
import { bakeSettings, shirtSettings, shortsSettings } from '../../../engine/tailor/index.ts'
import { fabrics } from '../../../engine/tailor/solver/fabric.ts'

it('bakes jersey as ever where a mesh does not say what its cloth is', () => {
  expect(bakeSettings({ hangsFrom: 'shoulders' })).toEqual(shirtSettings)
  expect(bakeSettings({ hangsFrom: 'waist' })).toEqual(shortsSettings)
})

it('gives what hangs from the head one, wider steps and a settling without gravity, and changes nothing else', () => {
  const { phases, ...others } = bakeSettings({ hangsFrom: 'head' })
  const { phases: ofShirts, ...shirt } = shirtSettings
  expect(others).toEqual({ ...shirt, spacing: 13.5, figure: 'headed' })
  expect(phases).toEqual({ ...ofShirts, settling: expect.objectContaining({ gravity: 0 }) })
})

it('draws a hood that lies on the back down there, while it is limp and layers keep well apart', () => {
  const { phases, limpHood, selfDistance, searchFrames, figure } = bakeSettings({ hangsFrom: 'nape', cloth: 'fleece' })
  for (const { hoodPull: [up = 0, out = 0] = [] } of [phases.dressing, phases.settling ?? {}])
    expect([up < 0, out < 0, figure]).toEqual([true, true, 'padded'])
  expect(phases.resting).toEqual(shirtSettings.phases.resting)
  expect(limpHood).toBeGreaterThan(1)
  expect(selfDistance).toBeGreaterThan(2 * shirtSettings.selfDistance)
  expect(searchFrames).toBe(1)
})

it('bakes a mesh of another cloth with its weight and stiffness alone', () => {
  const hoodie = bakeSettings({ hangsFrom: 'shoulders', cloth: 'fleece' })
  expect(hoodie).toEqual({ ...shirtSettings, fabric: fabrics.fleece })
  expect(hoodie.fabric.bend).toBeGreaterThan(4 * shirtSettings.fabric.bend)
})

it('lets sleeves slide along arms that move, and changes nothing else', () => {
  const { phases, ...others } = bakeSettings({ hangsFrom: 'shoulders', slides: true })
  const { phases: ofShirts, ...shirt } = shirtSettings
  expect(others).toEqual(shirt)
  expect(phases).toEqual({ ...ofShirts, moving: { ...ofShirts.moving, friction: phases.moving.friction } })
  expect(phases.moving.friction).toBeLessThan(shirtSettings.fabric.friction / 2)
})
