import { describe, expect, it } from 'vitest'
import { bakeLimits } from '../../../engine/tailor/gates/bakeGates.ts'
import { slotDistortions } from '../../../engine/tailor/gates/slotDistortion.ts'
import { readGarment } from '../../../engine/tailor/index.ts'
import { garmentFiles } from '../../../scripts/bake/garmentFiles.ts'
import { bakeRecords } from '../../../scripts/bake/saveBake.ts'

describe.each(garmentFiles)('a square drawn at each slot of $file', baked => {
  const { folder, file, pattern, slots } = baked
  const garment = readGarment(`${folder}/${file}`)
  const worn = new Set(pattern.panels.map(({ id }) => id))

  it.each(slots.filter(({ panel }) => worn.has(panel)))(
    'keeps its sides within 5 %% on cloth, 18 %% on elastic: $id',
    async slot => {
      const found = slotDistortions((await garment).panels, pattern, [slot])
      expect(found.printDistortion).toBeLessThanOrEqual(bakeLimits.printDistortion)
      expect(found.elasticDistortion).toBeLessThanOrEqual(bakeLimits.elasticDistortion)
    },
  )

  it('is recorded', async () => {
    const { printDistortion, elasticDistortion } = slotDistortions((await garment).panels, pattern, slots)
    const record = bakeRecords(baked)[file]
    expect(printDistortion).toBeCloseTo(record?.printDistortion ?? Number.NaN, 3)
    expect(elasticDistortion).toBeCloseTo(record?.elasticDistortion ?? Number.NaN, 3)
  })
})

it('a slot without room for a square fails the gate', async () => {
  const [shirt] = garmentFiles
  if (!shirt) throw new Error('There is no baked garment.')
  const { panels } = await readGarment(`${shirt.folder}/${shirt.file}`)
  const aside = shirt.slots.slice(0, 1).map(slot => ({ ...slot, offset: [900, 0] as const }))
  expect(slotDistortions(panels, shirt.pattern, aside).printDistortion).toBe(Number.POSITIVE_INFINITY)
})
