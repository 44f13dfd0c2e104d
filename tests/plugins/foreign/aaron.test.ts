import { beforeAll, describe, expect, it } from 'vitest'
import { jointsOf } from '../../../engine/drafting/joints.ts'
import type { Pattern } from '../../../engine/index.ts'
import { verticesInside } from '../../../engine/tailor/body/distanceGrid.ts'
import { drape } from '../../../engine/tailor/drape.ts'
import { shirtSettings, type TailorSettings } from '../../../engine/tailor/index.ts'
import { highStrain, strainsIn } from '../../../engine/tailor/solver/springs.ts'
import { areaOf } from '../../support/polygon.ts'
import { aaronPattern } from './aaron.ts'

/** A coarse mesh and a short time; `npm run garment:foreign` hangs it as our garments are. */
const coarse: TailorSettings = {
  ...shirtSettings,
  spacing: 30,
  bodySpacing: 0.02,
  substeps: 12,
  phases: {
    dressing: { ...shirtSettings.phases.dressing, seconds: 0.6 },
    moving: { ...shirtSettings.phases.moving, armAngles: [36, 30], seconds: 0.15 },
    resting: { ...shirtSettings.phases.resting, seconds: 1 },
  },
  subdivide: false,
}

let pattern: Pattern
beforeAll(() => {
  pattern = aaronPattern()
})

describe('a pattern of FreeSewing', () => {
  it('is drafted as pieces of ours: clockwise, sewn without a kink', () => {
    expect(pattern.panels.map(({ id }) => String(id))).toEqual([
      ...['front', 'back', 'collar'],
      ...['bindingLeft', 'bindingRight'],
    ])
    for (const { id, edges } of pattern.panels) {
      expect(areaOf(edges.flatMap(({ points }) => points.slice(0, -1))), id).toBeGreaterThan(0)
    }
    for (const { name, degrees } of jointsOf(pattern)) expect(Math.abs(degrees - 180), name).toBeLessThan(3)
  })

  it('hangs from the shoulders, outside of the body and hardly stretched', () => {
    const { mesh, positions, body, cloth } = drape(pattern, coarse, [])
    expect(mesh.panels.map(({ id }) => id)).toEqual(pattern.panels.map(({ id }) => id))
    expect(verticesInside({ positions, vertexCount: mesh.vertexCount }, body)).toEqual([])
    const heights = Array.from({ length: mesh.vertexCount }, (_, vertex) => positions[vertex * 3 + 1] ?? 0)
    expect(Math.max(...heights)).toBeGreaterThan(1.38)
    expect(Math.min(...heights)).toBeGreaterThan(0.7)
    expect(highStrain(strainsIn('cloth', cloth, cloth.springs))).toBeLessThan(0.2)
  }, 60_000)
})
