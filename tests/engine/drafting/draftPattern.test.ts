import { describe, expect, it } from 'vitest'
import { sizes } from '../../../engine/document/measures.ts'
import { straight } from '../../../engine/drafting/curve.ts'
import { draftPanel, seam } from '../../../engine/drafting/draftPanel.ts'
import { draftPattern } from '../../../engine/drafting/draftPattern.ts'
import { jointsOf } from '../../../engine/drafting/joints.ts'
import type { Panel, Pattern } from '../../../engine/drafting/pattern.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import { cutsOf } from '../../support/cutsOf.ts'

/** A piece 100 mm wide and high, whose hem lies `drop` mm higher at its left side; `rib` or not. */
const piece = (id: string, drop: number, rib = false): Panel =>
  draftPanel({
    id,
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: [
      ['top', straight([0, 0], [100, 0]), 10],
      ['right', straight([100, 0], [100, 100]), 10],
      ['hem', straight([100, 100], [0, 100 - drop]), 25],
      ['left', straight([0, 100 - drop], [0, 0]), 10],
    ],
    grain: [
      [50, 20],
      [50, 70],
    ],
    anchors: {},
    rib,
  })

/** Two pieces beside each other, sewn right to left. */
const beside = (drop: number, rib = false): Pattern => ({
  size: 'M',
  options: {},
  panels: [piece('one', drop), piece('other', 0, rib)],
  seams: [seam('one.right', 'other.left')],
})

describe('draftPattern', () => {
  it('takes pieces whose hem runs on over the seam', () => {
    expect(draftPattern(beside(2)).panels).toHaveLength(2)
  })

  it('refuses pieces that cannot be trued, and names the joint and its angle', () => {
    expect(() => draftPattern(beside(20))).toThrow(/Size M .*other\.hem\/left \+ one\.right\/hem is 168\.7°/)
  })

  it('refuses a seam of edges that are not equally long, and names both', () => {
    const [one, other] = beside(0).panels
    if (!one || !other) throw new Error('There are no pieces.')
    const short = piece('other', 0)
    const edges = short.edges.map(edge =>
      edge.name === 'left'
        ? {
            ...edge,
            points: [
              [0, 98],
              [0, 0],
            ] as const,
          }
        : edge,
    )
    expect(() => draftPattern({ ...beside(0), panels: [one, { ...short, edges }] })).toThrow(
      'Size M cannot be sewn: one.right is 100.0 mm and other.left 98.0 mm long.',
    )
  })

  it('eases the cap of a sleeve by 4 mm, and stretches rib to ten sevenths', () => {
    const sleeve = { kind: 'sleeve', side: 'left', front: 'left', back: 'right' } as const
    const long = (by: number, changes: Partial<Panel>): Pattern => {
      const [one] = beside(0).panels
      const edges = piece('other', 0).edges.map(edge =>
        edge.name === 'left'
          ? {
              ...edge,
              points: [
                [0, 100 + by],
                [0, 0],
              ] as const,
            }
          : edge,
      )
      return { ...beside(0), panels: [...(one ? [one] : []), { ...piece('other', 0), edges, ...changes }] }
    }
    expect(() => draftPattern(long(5, { placement: sleeve }))).toThrow('105.0 mm')
    expect(() => draftPattern(long(3, { placement: sleeve }))).not.toThrow('mm long')
    expect(draftPattern(long(-29, { rib: true })).panels).toHaveLength(2)
    expect(() => draftPattern(long(-31, { rib: true }))).toThrow('69.0 mm')
  })

  it('gathers an edge to half, where its seam says so and to what it says', () => {
    const [one] = beside(0).panels
    const gathered = (length: number, share?: number, rib = true): Pattern => ({
      ...beside(0),
      panels: [
        one ?? expect.unreachable(),
        {
          ...piece('other', 0, rib),
          edges: piece('other', 0).edges.map(edge =>
            edge.name === 'left' ? { ...edge, points: straight([0, length], [0, 0]) } : edge,
          ),
        },
      ],
      seams: [seam('one.right', 'other.left', share === undefined ? {} : { gathered: share })],
    })
    expect(draftPattern(gathered(50, 0.5)).panels).toHaveLength(2)
    expect(() => draftPattern(gathered(60, 0.6, false))).not.toThrow('gathered')
    expect(() => draftPattern(gathered(50))).toThrow('one.right is 100.0 mm and other.left 50.0 mm long')
    expect(() => draftPattern(gathered(60, 0.5))).toThrow('gathered to 0.5')
    expect(() => draftPattern(gathered(45, 0.45))).toThrow('gathered to 0.45 (at least 0.5)')
  })

  it('refuses a seam of an edge that is not there', () => {
    expect(() => draftPattern({ ...beside(0), seams: [seam('one.right', 'other.sleeve')] })).toThrow(
      'there is no edge other.sleeve',
    )
    expect(() => draftPattern({ ...beside(0), seams: [seam('hood.left', 'other.left')] })).toThrow(
      'there is no edge hood.left',
    )
  })

  it('leaves corners of rib alone, which stretches until it fits', () => {
    expect(draftPattern(beside(20, true)).panels).toHaveLength(2)
  })

  it('leaves the corner alone in which the face of a hood ends at the neck', () => {
    const { panels, ...pattern } = beside(20)
    const hooded = panels.map((panel, index): Panel => {
      return index === 0 ? panel : { ...panel, placement: { kind: 'hood', side: 'left', crown: 'top' } }
    })
    expect(draftPattern({ ...pattern, panels: hooded }).panels).toHaveLength(2)
  })

  it('refuses an edge without a direction', () => {
    const flat: Pattern = {
      ...beside(0),
      panels: [
        piece('one', 0),
        {
          ...piece('other', 0),
          edges: piece('other', 0).edges.map(edge => ({ ...edge, points: edge.points.slice(0, 1) })),
        },
      ],
    }
    expect(() => draftPattern(flat)).toThrow(/cannot be sewn/)
  })
})

describe('the joints of the soccer kit', () => {
  it('are found where pieces meet: at hems, shoulders, armpits, crotch and waist', () => {
    const names = jointsOf(soccer.pattern('M', {})).map(({ name }) => name)
    expect(names).toContain('back.hem/sideLeft + front.sideLeft/hem')
    expect(names).toContain('front.neck/shoulderLeft + back.shoulderLeft/neck')
    expect(names).toContain('sleeveLeft.capBack/underBack + sleeveLeft.underFront/capFront')
    expect(names).toContain('legRight.waist/crotchFront + legLeft.crotchFront/waist')
    expect(names).toHaveLength(24)
  })

  it('are straight in all sizes and cuts', () => {
    const joints = cutsOf(soccer).flatMap(cut => sizes.flatMap(size => jointsOf(soccer.pattern(size, cut))))
    const kinks = joints.filter(({ degrees }) => !(Math.abs(degrees - 180) <= 3))
    expect(kinks).toEqual([])
  })
})
