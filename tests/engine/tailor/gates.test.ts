import { describe, expect, it } from 'vitest'
import { panelId } from '../../../engine/document/ids.ts'
import { add, cross, scale, subtract, unit } from '../../../engine/geometry/vector.ts'
import { armJoints, built } from '../../../engine/tailor/body/mannequin.ts'
import { unchanged } from '../../../engine/tailor/body/proportions.ts'
import { asymmetryOf } from '../../../engine/tailor/gates/asymmetry.ts'
import { bakeLimits, whyNotFitted, whyNotShipped } from '../../../engine/tailor/gates/bakeGates.ts'
import { countCrossings } from '../../../engine/tailor/gates/crossings.ts'
import { measureLimbs } from '../../../engine/tailor/gates/limbs.ts'
import { highStretch, principalStretches } from '../../../engine/tailor/gates/principalStretch.ts'
import { measureSleeves } from '../../../engine/tailor/gates/tucks.ts'

/** A sheet of 200 by 200 mm in squares of 10 mm, hung by `hang` from its millimetres. */
function sheet(panel: string, hang: (x: number, y: number) => readonly [number, number, number]) {
  const side = 21
  const flat: number[] = []
  const positions: number[] = []
  const triangles: number[] = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column * 10 - 100, row * 10]
      flat.push(x, y)
      positions.push(...hang(x, y).map(mm => mm / 1000))
      const at = row * side + column
      if (row < side - 1 && column < side - 1) triangles.push(at, at + side, at + 1, at + 1, at + side, at + side + 1)
    }
  }
  return { panel, flat, positions, triangles }
}

describe('principal stretch', () => {
  it('is 1 where cloth hangs as it lies, however it is turned and bent', () => {
    const bent = sheet('front', (x, y) => [100 * Math.sin(x / 100), y, 100 * Math.cos(x / 100)])
    expect(highStretch([bent])).toBeCloseTo(1, 2)
  })

  it('is that of the longest diameter of a printed circle, in whatever direction', () => {
    expect(highStretch([sheet('front', (x, y) => [x * 1.2, y * 0.9, 0])])).toBeCloseTo(1.2, 6)
    const sheared = principalStretches(sheet('front', (x, y) => [x + y * 0.3, y, 0]))
    expect(Math.max(...sheared)).toBeCloseTo(1.161, 3)
  })
})

describe('crossings', () => {
  const flatSheet = sheet('front', (x, y) => [x, y, 0])

  it('are none in one sheet, and none between pieces that are sewn', () => {
    const beside = sheet('back', (x, y) => [x + 200, y, 0])
    expect(countCrossings([flatSheet, beside])).toBe(0)
  })

  it('are found where a sheet passes through another', () => {
    const through = sheet('back', (x, y) => [x + 3, y, x - 20])
    expect(countCrossings([flatSheet, through])).toBeGreaterThan(20)
  })
})

describe('asymmetry', () => {
  it('is none where left mirrors right', () => {
    const left = sheet('legLeft', (x, y) => [x + 120, y, x * 0.1])
    const right = sheet('legRight', (x, y) => [x - 120, y, -x * 0.1])
    expect(asymmetryOf([left, right])).toBeCloseTo(0, 6)
  })

  it('is how far a panel hangs from its own mirror image, in mm', () => {
    expect(asymmetryOf([sheet('front', (x, y) => [x + 4, y, 0])])).toBeCloseTo(8, 6)
  })
})

const armAngle = 30

describe('limbs', () => {
  const { shoulder, elbow } = armJoints(armAngle)
  const [from, to] = [built(shoulder), built(elbow)]
  const along = unit(subtract(to, from))
  const outwards = unit(cross(along, [0, 0, 1]))
  /** A tube of 377 mm round the upper arm, whose middle lies so many mm beside that of the arm. */
  const sleeve = (side: 'left' | 'right', beside = 0) => {
    const mirror = side === 'left' ? 1 : -1
    const worn = sheet('sleeve', (x, y) => {
      const turn = (x * Math.PI) / 100
      const middle = add(add(from, scale(along, (20 + y) / 1000)), scale(outwards, beside / 1000))
      const [px, py, pz] = add(add(middle, scale(outwards, 0.06 * Math.cos(turn))), [0, 0, 0.06 * Math.sin(turn)])
      return [px * mirror * 1000, py * 1000, pz * 1000]
    })
    const seam = (x: number) => ({ points: [[x, 0] as const, [x, 200] as const], allowance: 10 })
    const edges = [
      { name: 'underFront', ...seam(100) },
      { name: 'underBack', ...seam(-100) },
    ]
    const placement = { kind: 'sleeve', side, front: 'underFront', back: 'underBack' } as const
    return { ...worn, panel: { id: panelId('sleeve'), placement, edges } }
  }
  const pose = { armAngle, proportions: unchanged }

  it('are all gone round by sleeves that are worn', () => {
    expect(measureLimbs([sleeve('left'), sleeve('right')], pose)).toEqual({ looseRings: 0 })
    expect(measureLimbs([sleeve('left', 40)], pose)).toEqual({ looseRings: 0 })
  })

  it('are not gone round by a sleeve that has come off its arm, and hangs beside it', () => {
    expect(measureLimbs([sleeve('left'), sleeve('right', -90)], pose)).toEqual({ looseRings: 4 })
  })

  it('are not gone round by a sleeve that has no cloth', () => {
    const bare = { ...sleeve('left'), triangles: [] }
    expect(measureLimbs([bare], pose)).toEqual({ looseRings: 4 })
  })

  it('are not looked for in a garment without sleeves and legs', () => {
    const front = {
      ...sheet('front', (x, y) => [x, y, 0]),
      panel: { ...sleeve('left').panel, placement: { kind: 'torso', side: 'front' } as const },
    }
    expect(measureLimbs([front], pose)).toEqual({})
  })

  it('refuse a garment whose sleeve has come off', () => {
    const { looseRings: _, ...sleeveless } = bakeLimits
    expect(whyNotFitted({ ...bakeLimits, looseRings: 4 })).toEqual([
      'a sleeve or a leg has come off its limb: looseRings is 4, at most 0',
    ])
    expect(whyNotShipped(sleeveless)).toEqual([])
  })
})

describe('tucks', () => {
  const { shoulder, elbow } = armJoints(armAngle)
  const [from, to] = [built(shoulder), built(elbow)]
  const along = unit(subtract(to, from))
  const outwards = unit(cross(along, [0, 0, 1]))
  /** A tube of 400 mm round the upper arm, and where a pinch draws it inwards, a tuck that folds back on itself. */
  const sleeve = (side: 'left' | 'right', tuck = 0) => {
    const mirror = side === 'left' ? 1 : -1
    const worn = sheet('sleeve', (x, y) => {
      const turn = (mirror * (x * Math.PI)) / 100
      const folded = y > 100 && y <= 100 + tuck ? 200 - y : y
      const middle = add(from, scale(along, (20 + folded) / 1000))
      const [px, py, pz] = add(add(middle, scale(outwards, 0.06 * Math.cos(turn))), [0, 0, 0.06 * Math.sin(turn)])
      return [px * mirror * 1000, py * 1000, pz * 1000]
    })
    return { ...worn, panel: { placement: { kind: 'sleeve', side, front: '', back: '' } as const } }
  }

  it('are none in a sleeve that lies round the arm', () => {
    expect(measureSleeves([sleeve('left'), sleeve('right')], armAngle)).toEqual({ tuckedSleeve: 0 })
  })

  it('are as large as the cloth that faces the arm, on either side', () => {
    const { tuckedSleeve = 0 } = measureSleeves([sleeve('left', 40)], armAngle)
    expect(tuckedSleeve).toBeGreaterThan(5000)
    expect(measureSleeves([sleeve('left'), sleeve('right', 40)], armAngle).tuckedSleeve).toBe(tuckedSleeve)
  })

  it('are not looked for where there are no sleeves', () => {
    expect(measureSleeves([], armAngle)).toEqual({})
  })
})

describe('whyNotShipped', () => {
  const sound = { ...bakeLimits }

  it('has nothing to say of a sound bake', () => {
    expect(whyNotShipped(sound)).toEqual([])
  })

  it('says that a bake has not come to rest', () => {
    expect(whyNotShipped({ ...sound, speedAtRest: 0.02 })).toEqual([
      'it has not come to rest: speedAtRest is 0.02, at most 0.004',
    ])
  })

  it('names a sleeve that is caught in a tuck', () => {
    expect(whyNotShipped({ ...sound, tuckedSleeve: 1650 })).toEqual([
      'a sleeve is caught in a tuck: tuckedSleeve is 1650, at most 1000',
    ])
  })

  it('refuses cloth that had to be pushed out of the body', () => {
    expect(whyNotShipped({ ...sound, verticesCaught: 56 })).toEqual([
      'cloth was pushed out of the body, which tears its folds: verticesCaught is 56, at most 0',
    ])
  })

  it('names every gate that fails, and those that were not measured', () => {
    const { crossings: _, ...unmeasured } = { ...sound, stretch99: Number.NaN }
    expect(whyNotShipped(unmeasured)).toEqual([
      expect.stringContaining('the print is stretched'),
      expect.stringContaining('cloth passes through cloth'),
    ])
  })
})
