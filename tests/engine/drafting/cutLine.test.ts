import { describe, expect, it } from 'vitest'
import { type Panel, type Point, sizes } from '../../../engine/index.ts'
import { cutLine, draftPanel, straight } from '../../../engine/plugin.ts'
import { cutsOf } from '../../support/cutsOf.ts'
import { soccer } from '../../support/openSoccer.ts'
import { distanceTo } from '../../support/readPdf.ts'

/** A piece that narrows or widens to its hem at y = 100. */
const tapered = (half: number, finish?: 'turned'): Panel =>
  draftPanel({
    id: 'piece',
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: [
      ['top', straight([-60, 0], [60, 0]), 10],
      ['right', straight([60, 0], [half, 100]), 10],
      ['hem', straight([half, 100], [-half, 100]), 25, finish],
      ['left', straight([-half, 100], [-60, 0]), 10],
    ],
    grain: [
      [0, 10],
      [0, 90],
    ],
    anchors: {},
  })

/** Half the width of the cut piece at a height, by its right outline. */
function halfWidthAt(line: readonly Point[], y: number): number {
  const crossings = line.flatMap(([ax, ay], index) => {
    const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay]
    return (ay - y) * (by - y) <= 0 && ay !== by ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : []
  })
  return Math.max(...crossings)
}

describe.each([30, 60, 90])('a hem that is turned up, half %d mm wide', half => {
  const cut = cutLine(tapered(half, 'turned'))

  it.each([2, 12, 24])('is as wide %d mm beyond the fold as the cloth it then lies on', beyond => {
    expect(halfWidthAt(cut, 100 + beyond)).toBeCloseTo(halfWidthAt(cut, 100 - beyond), 6)
  })

  it('ends at its allowance', () => {
    expect(Math.max(...cut.map(([, y]) => y))).toBeCloseTo(125, 6)
  })
})

it('goes on in the direction of the seams where an edge is not turned up', () => {
  const cut = cutLine(tapered(30))
  expect(halfWidthAt(cut, 124)).toBeLessThan(halfWidthAt(cut, 76))
})

describe.each(sizes)('turned-up hems of the soccer kit in %s', size => {
  it('fit the cloth that they lie on', () => {
    for (const options of cutsOf(soccer)) {
      for (const panel of soccer.pattern(size, options).panels) {
        const line = cutLine(panel)
        for (const { name, points, turned } of panel.edges) {
          if (!turned) continue
          for (const ends of [points, points.toReversed()]) {
            const folded = cornerOfHem(line, ends)
            expect(distanceTo([...line, line[0] ?? [0, 0]], folded), `${panel.id} ${name}`).toBeLessThan(0.5)
          }
        }
      }
    }
  })
})

/** Where the corner of the turned-up cloth comes to lie when the hem is folded at this end of it. */
function cornerOfHem(line: readonly Point[], [from = [0, 0], to = from]: readonly Point[]): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const outside = ([x, y]: Point) => Math.abs((x - from[0]) * uy - (y - from[1]) * ux)
  const alongHem = ([x, y]: Point) => (x - from[0]) * ux + (y - from[1]) * uy
  // Of what lies well beyond the fold, the corner is the outermost.
  const beyond = line.filter(spot => outside(spot) > 12 && isBelow(spot, from, [ux, uy]))
  const corner = beyond.reduce((best, spot) => (alongHem(spot) < alongHem(best) ? spot : best))
  const along = alongHem(corner)
  const foot: Point = [from[0] + ux * along, from[1] + uy * along]
  return [2 * foot[0] - corner[0], 2 * foot[1] - corner[1]]
}

/** Hems hang at the bottom of their pieces, so beyond is downwards. */
const isBelow = ([x, y]: Point, from: Point, [ux, uy]: Point): boolean => {
  const along = (x - from[0]) * ux + (y - from[1]) * uy
  return y > from[1] + uy * along + 1
}
