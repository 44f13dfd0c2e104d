import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { garments } from '../../../plugins/index.ts'
import { jointsOfGarment, worstJoints } from '../../../scripts/garment/jointTable.ts'

it('the guide says how far from straight the joints of every garment are', () => {
  expect(readFileSync('plugins/README.md', 'utf8')).toContain(worstJoints(garments))
})

it.each(garments)('every joint of $slug is 180° ± 3°, in all cuts and sizes', garment => {
  const joints = jointsOfGarment(garment)
  expect(joints.length).toBeGreaterThan(100)
  expect(joints.filter(({ degrees }) => !(Math.abs(degrees - 180) <= 3))).toEqual([])
})
