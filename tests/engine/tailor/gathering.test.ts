import { expect, it } from 'vitest'
import { drape } from '../../../engine/tailor/drape.ts'
import { bakeLimits } from '../../../engine/tailor/gates/bakeGates.ts'
import { bakeSettings } from '../../../engine/tailor/index.ts'
import { highStrain, strainsIn } from '../../../engine/tailor/solver/springs.ts'
import { draftShorts } from '../../../plugins/blocks/legs.ts'
import { trunkMeasures } from '../../../plugins/garments/boxingtrunk/measures.ts'

it('hangs legs whose waist is gathered to half: they come to rest, hardly stretched, and the band holds them up', () => {
  const usual = trunkMeasures('M', { length: 'short', hem: 'plain' })
  const waistQuarter = usual.waistHalf / 2 / 0.5
  const { panels, seams } = draftShorts({ ...usual, waistQuarter, hipQuarter: waistQuarter - 5 })
  const coarse = { ...bakeSettings({ hangsFrom: 'waist' }), spacing: 26, bodySpacing: 0.02, substeps: 14 }
  const { mesh, positions, cloth, rest } = drape({ size: 'M', options: {}, panels, seams }, coarse, [])

  expect(rest.speed).toBeLessThanOrEqual(bakeLimits.speedAtRest)
  expect(highStrain(strainsIn('cloth', cloth, cloth.springs))).toBeLessThan(bakeLimits.strain99)
  expect(highStrain(strainsIn('rib', cloth, cloth.springs))).toBeLessThan(bakeLimits.ribStrain99)
  const band = mesh.panels.find(({ id }) => id === 'waistband') ?? expect.unreachable()
  const heights = (band.edges.get('top') ?? []).map(point => positions[(mesh.vertexOf[point] ?? 0) * 3 + 1] ?? 0)
  expect(Math.min(...heights)).toBeGreaterThan(0.95)
}, 60_000)
