import { describe, expect, it } from 'vitest'
import { draftPanel, type EdgeDraft, seam, solve, straight } from '../../../engine/plugin.ts'

const square: readonly EdgeDraft[] = [
  ['top', straight([0, 0], [100, 0]), 7],
  ['right', straight([100, 0], [100, 100]), 10],
  ['hem', straight([100, 100], [0, 100]), 25],
  ['left', straight([0, 100], [0, 0]), 10],
]

const draft = (edges: readonly EdgeDraft[]) =>
  draftPanel({
    id: 'front',
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges,
    grain: [
      [50, 20],
      [50, 80],
    ],
    anchors: { centre: [50, 50] },
  })

describe('draftPanel', () => {
  it('keeps names, lines and allowances', () => {
    const { id, edges, rib, notches, anchors } = draft(square)
    expect([id, rib, notches]).toEqual(['front', false, []])
    expect(anchors.centre).toEqual([50, 50])
    expect(edges[2]).toEqual({
      name: 'hem',
      points: [
        [100, 100],
        [0, 100],
      ],
      allowance: 25,
    })
  })

  it('makes one corner of ends that differ by a rounding', () => {
    const { edges } = draft([...square.slice(0, 3), ['left', straight([1e-9, 100], [0, 0]), 10]])
    expect(edges[3]?.points[0]).toEqual([0, 100])
  })

  it('names the panel that does not say where it hangs', () => {
    const roleless = JSON.parse(
      '{ "id": "cape", "part": "shirt", "edges": [], "grain": [[0, 0], [0, 1]], "anchors": {} }',
    )
    expect(() => draftPanel(roleless)).toThrow('Panel "cape" does not say where it hangs')
  })

  it('names the edge that does not begin where the one before ends', () => {
    const shifted = straight([90, 100], [0, 100])
    const open = square.map(
      ([name, points, allowance]): EdgeDraft => [name, name === 'hem' ? shifted : points, allowance],
    )
    expect(() => draft(open)).toThrow(
      'Edge "hem" of panel "front" must begin at 100,100, where "right" ends, not at 90,100.',
    )
  })

  it.each([[[]], [[[0, 100] as const]]])('names the edge that is no line, with the points %j', points => {
    expect(() => draft([...square, ['flap', points, 10]])).toThrow('Edge "flap" of panel "front" needs two points')
  })
})

describe('seam', () => {
  it('reads panel and edge', () => {
    expect(seam('front.sideLeft', 'back.sideLeft')).toEqual({
      a: { panel: 'front', edge: 'sideLeft' },
      b: { panel: 'back', edge: 'sideLeft' },
    })
  })
})

describe('solve', () => {
  it('finds the input of a rising function', () => {
    expect(solve(x => x * x, 2, { from: 0, to: 2, within: 1e-12 })).toBeCloseTo(Math.SQRT2, 11)
  })

  it('stops where numbers have no middle any more', () => {
    expect(solve(x => (x < 1 ? 0 : 2), 1, { from: 0, to: 4, within: 0 })).toBeCloseTo(1, 12)
  })

  it('says between which values it looked in vain', () => {
    expect(() => solve(x => x, 9, { from: 0, to: 2, within: 0.1 })).toThrow(
      'Nothing between 0 and 2 gives 9: it goes from 0 to 2.',
    )
  })
})
