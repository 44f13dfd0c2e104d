import { describe, expect, it } from 'vitest'
import { type MovedBox, type SnapLine, snap, snapLines } from '../../../../app/editor/stage/gesture/snapping.ts'
import { holds } from '../../../support/holds.ts'
import { soccer } from '../../../support/openSoccer.ts'
import { random } from '../../../support/random.ts'

const line = (fields: Partial<SnapLine>): SnapLine => ({
  axis: 'x',
  at: 0,
  part: 'middle',
  kind: 'thing',
  from: 0,
  to: 10,
  ...fields,
})
const box: MovedBox = { x: [10, 20, 30], y: [100, 110, 120] }

describe('snapping', () => {
  it('rests on the nearest line within reach', () => {
    const { by, guides } = snap(box, [line({ at: 26 }), line({ at: 23 }), line({ at: 40 })], 6)
    expect(by).toEqual([3, 0])
    expect(guides).toMatchObject([{ at: 23 }])
  })

  it('rests on nothing beyond its reach', () => {
    expect(snap(box, [line({ at: 26.1 })], 6)).toEqual({ by: [0, 0], guides: [] })
  })

  it('lays middles on middles and edges on edges', () => {
    expect(snap(box, [line({ at: 31 })], 6).by).toEqual([0, 0])
    expect(snap(box, [line({ at: 31, part: 'edge' })], 6).by).toEqual([1, 0])
    expect(snap(box, [line({ at: 8, part: 'edge' })], 6).by).toEqual([-2, 0])
    expect(snap(box, [line({ at: 20.5, part: 'edge' })], 6).by).toEqual([0, 0])
  })

  it('takes the centre line before a slot and a slot before a thing', () => {
    const lines = [line({ at: 22 }), line({ at: 22, kind: 'centre' }), line({ at: 22, kind: 'slot' })]
    expect(snap(box, lines, 6).guides).toMatchObject([{ kind: 'centre' }])
    expect(snap(box, [lines[0] ?? line({}), lines[2] ?? line({})], 6).guides).toMatchObject([{ kind: 'slot' }])
  })

  it('reaches over the thing and what it rests on', () => {
    const { guides } = snap(box, [line({ at: 23, from: 0, to: 40 }), line({ axis: 'y', at: 112, from: 50, to: 60 })], 6)
    expect(guides).toMatchObject([
      { axis: 'x', from: 0, to: 122 },
      { axis: 'y', from: 13, to: 60 },
    ])
  })

  holds('never moves farther than its reach, and lies on its guides', seed => {
    const { unit, pick, below } = random(seed)
    const lines = Array.from({ length: below(12) }, () =>
      line({ axis: pick(['x', 'y']), part: pick(['middle', 'edge']), at: unit() * 140 }),
    )
    const reach = unit() * 15
    const { by, guides } = snap(box, lines, reach)
    expect(Math.max(...by.map(Math.abs))).toBeLessThanOrEqual(reach)
    for (const { axis, at, part } of guides) {
      const moved = box[axis].map(value => value + by[axis === 'x' ? 0 : 1])
      const own = part === 'middle' ? [moved[1]] : [moved[0], moved[2]]
      expect(own.some(value => Math.abs((value ?? 0) - at) < 1e-9)).toBe(true)
    }
    const retry = snap(
      {
        x: [box.x[0] + by[0], box.x[1] + by[0], box.x[2] + by[0]],
        y: [box.y[0] + by[1], box.y[1] + by[1], box.y[2] + by[1]],
      },
      lines,
      reach,
    )
    expect(retry.by.map(value => Math.abs(value) < 1e-9)).toEqual([true, true])
  })
})

describe('the lines of a panel', () => {
  const pattern = soccer.pattern('M', { sleeve: 'short', collar: 'crew', shorts: 'with' })
  const slots = soccer.slots(pattern)
  const linesOf = (id: string) => {
    const panel = pattern.panels.find(candidate => candidate.id === id)
    if (!panel) throw new Error(`The pattern has no ${id}.`)
    return snapLines({ panel, slots, neighbours: [] })
  }

  it('have a centre line where the panel has a middle', () => {
    expect(linesOf('front').filter(({ kind }) => kind === 'centre')).toMatchObject([{ axis: 'x', at: 0 }])
    expect(linesOf('sleeveLeft').filter(({ kind }) => kind === 'centre')).toHaveLength(1)
    expect(linesOf('legLeft').filter(({ kind }) => kind === 'centre')).toEqual([])
  })

  it('have two for each slot of the panel', () => {
    const named = new Set(linesOf('back').flatMap(({ slot }) => slot ?? []))
    expect([...named].sort()).toEqual(['backImage', 'backNumber', 'backText', 'playerName'])
  })
})
