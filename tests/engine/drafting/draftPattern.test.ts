import { describe, expect, it } from 'vitest'
import { sizes } from '../../../engine/document/measures.ts'
import { draftPanel, seam } from '../../../engine/drafting/draftPanel.ts'
import { draftPattern } from '../../../engine/drafting/draftPattern.ts'
import { jointsOf } from '../../../engine/drafting/joints.ts'
import type { Panel, Pattern } from '../../../engine/drafting/pattern.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import { cutsOf } from '../../support/cutsOf.ts'

/** A piece 100 mm wide and high, whose hem lies `drop` mm lower at its right side; `rib` or not. */
const piece = (id: string, drop: number, rib = false): Panel =>
  draftPanel({
    id,
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: [
      [
        'top',
        [
          [0, 0],
          [100, 0],
        ],
        10,
      ],
      [
        'right',
        [
          [100, 0],
          [100, 100 + drop],
        ],
        10,
      ],
      [
        'hem',
        [
          [100, 100 + drop],
          [0, 100],
        ],
        25,
      ],
      [
        'left',
        [
          [0, 100],
          [0, 0],
        ],
        10,
      ],
    ],
    grain: [
      [50, 20],
      [50, 80],
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
    expect(() => draftPattern(flat)).toThrow(/cannot be sewn smoothly/)
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
