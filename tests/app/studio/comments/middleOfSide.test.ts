import { expect, it } from 'vitest'
import { middleOfSide } from '../../../../app/studio/comments/middleOfSide.ts'
import { sideOf } from '../../../../engine/index.ts'
import { soccer } from '../../../support/openSoccer.ts'

const { panels } = soccer.pattern('M', {})

it.each(['front', 'back'] as const)('pins a comment to the %s of somebody who looks at it', side => {
  expect(sideOf(panels, middleOfSide(panels, side).panel)).toBe(side)
})

it('pins it to the front where nobody says from where the garment is seen', () => {
  expect(middleOfSide(panels)).toEqual(middleOfSide(panels, 'front'))
})
