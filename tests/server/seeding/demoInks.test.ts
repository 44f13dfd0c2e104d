import { expect, it } from 'vitest'
import { nearestInk, seenDifference } from '../../../engine/index.ts'
import { tenantSettings } from '../../../server/contract/tenantSettings.ts'
import { demoInks } from '../../../server/seeding/demoInks.ts'

it('every ink of the demo has Lab values of cloth, and is the nearest one to the colour that screens show', () => {
  expect(tenantSettings.shape.inks.parse(demoInks)).toEqual(demoInks)
  expect(new Set(demoInks.map(({ nameKh }) => nameKh)).size).toBe(demoInks.length)
  for (const { name, nameKh, colour, lab } of demoInks) {
    expect(lab, name).toHaveLength(3)
    expect(nameKh, name).toMatch(/^[\u1780-\u17d3 ]+$/)
    const nearest = nearestInk(colour, demoInks)
    expect(nearest?.ink.name, name).toBe(name)
    expect(nearest?.away, name).toBeLessThan(seenDifference)
  }
})
