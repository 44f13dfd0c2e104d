import { describe, expect, it } from 'vitest'
import { panelId } from '../../../engine/index.ts'
import { bakeGarment, inputHash, shirtSettings, type TailorSettings } from '../../../engine/tailor/index.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'

/** A coarse mesh and a short time: quick, and the same work. */
const coarse: TailorSettings = {
  ...shirtSettings,
  spacing: 40,
  bodySpacing: 0.03,
  substeps: 6,
  phases: {
    dressing: { ...shirtSettings.phases.dressing, seconds: 0.3 },
    moving: { ...shirtSettings.phases.moving, armAngles: [30], seconds: 0.1 },
    resting: { ...shirtSettings.phases.resting, seconds: 0.3 },
  },
  subdivide: false,
}
const pattern = soccer.pattern('M', {})
const bake = () => bakeGarment({ file: 'coarse.glb', pattern, settings: coarse, underneath: [], now: () => 0 })

describe('baking', () => {
  it('gives the same bytes for the same input', async () => {
    const [first, second] = [await bake(), await bake()]
    expect(second.record.fileHash).toBe(first.record.fileHash)
    expect(second.record).toEqual(first.record)
  }, 60_000)

  it('hashes all that matters, and nothing that does not', () => {
    const hash = inputHash(pattern, coarse, [])
    expect(inputHash(structuredClone(pattern), { ...coarse }, [])).toBe(hash)
    expect(inputHash(soccer.pattern('L', {}), coarse, [])).not.toBe(hash)
    expect(inputHash(pattern, { ...coarse, spacing: 41 }, [])).not.toBe(hash)
    expect(inputHash(pattern, coarse, [hash])).not.toBe(hash)
    const moved = pattern.panels.map(panel => ({ ...panel, placement: { kind: 'rim' } as const }))
    expect(inputHash({ ...pattern, panels: moved }, coarse, [])).not.toBe(hash)
    expect(
      inputHash({ ...pattern, panels: pattern.panels.map(panel => ({ ...panel, notches: [] })) }, coarse, []),
    ).toBe(hash)
  })

  it('says which panel lies on one that is missing', async () => {
    const [front] = pattern.panels
    if (!front) throw new Error('The jersey has no front.')
    const cord = {
      ...pattern,
      panels: [
        {
          ...front,
          id: panelId('cord'),
          placement: { kind: 'drawcord', path: [{ panel: panelId('hood'), at: [0, 0] }] } as const,
        },
      ],
      seams: [],
    }
    await expect(
      bakeGarment({ file: 'cord.glb', pattern: cord, settings: coarse, underneath: [], now: () => 0 }),
    ).rejects.toThrow('"cord" lies on "hood", which does not hang')
  }, 60_000)
})
