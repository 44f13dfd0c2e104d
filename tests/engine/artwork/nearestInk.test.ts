import { differenceCiede2000 } from 'culori'
import { describe, expect, it } from 'vitest'
import { labOfColour, nearestInk } from '../../../engine/index.ts'

const forest = { name: 'Forest', colour: '#1a7a3c' }
const sun = { name: 'Sun', colour: '#f2c231' }

describe('the ink nearest to a colour', () => {
  it('is the one that looks most like it', () => {
    expect(nearestInk('#1a7a3c', [sun, forest])).toEqual({ ink: forest, away: 0 })
    expect(nearestInk('#f2c230', [sun, forest])).toMatchObject({ ink: sun })
  })

  it('is none where the shop names none', () => {
    expect(nearestInk('#1a7a3c', [])).toBeNull()
  })

  it('is as far away as CIEDE2000 says', () => {
    expect(nearestInk('#c2182b', [forest])?.away).toBeCloseTo(differenceCiede2000()('#c2182b', '#1a7a3c'), 6)
  })

  it('is judged by what was measured on cloth, where that is known', () => {
    const faded = { name: 'Sky', colour: '#1a7a3c', lab: labOfColour('#c2182b') } as const
    expect(nearestInk('#c2182b', [forest, faded])?.ink).toBe(faded)
    expect(nearestInk('#c2182b', [faded])?.away).toBeLessThan(0.05)
  })
})
