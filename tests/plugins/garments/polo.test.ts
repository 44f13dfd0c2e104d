import { describe, expect, it } from 'vitest'
import { type Pattern, sizes } from '../../../engine/index.ts'
import { lengthOf } from '../../../engine/plugin.ts'
import { printSvg } from '../../../engine/print/index.ts'
import { polo } from '../../../plugins/garments/polo/garment.ts'
import { orderOf } from '../../support/printing.ts'

const edge = ({ panels }: Pattern, panel: string, name: string) =>
  panels.find(({ id }) => id === panel)?.edges.find(each => each.name === name)?.points ?? []

describe.each(sizes)('a polo of size %s', size => {
  const pattern = polo.pattern(size, {})

  it('has vents of 50 mm whose two sides are equally long', () => {
    for (const side of ['ventLeft', 'ventRight']) {
      expect(lengthOf(edge(pattern, 'front', side))).toBeCloseTo(50, 3)
      expect(lengthOf(edge(pattern, 'back', side))).toBeCloseTo(50, 3)
    }
  })

  it('has a fall that is a little longer than its stand, covers the seam of the neck and has points', () => {
    const [top, roll] = [edge(pattern, 'stand', 'top'), edge(pattern, 'collar', 'roll')].map(lengthOf)
    expect((roll ?? 0) / (top ?? 1)).toBeCloseTo(1.035, 3)
    const middle = edge(pattern, 'collar', 'outer')[48]?.[1] ?? 0
    expect(middle).toBeGreaterThan(lengthOf(edge(pattern, 'stand', 'endRight')) + 10)
    expect(lengthOf(edge(pattern, 'collar', 'endRight'))).toBeGreaterThan(middle + 15)
  })

  it.each([
    ['three', 3],
    ['two', 2],
  ])('has %s buttons within its placket', (buttons, count) => {
    const pattern = polo.pattern(size, { buttons })
    const placement = pattern.panels.find(({ id }) => id === 'button')?.placement
    if (placement?.kind !== 'button') return expect.unreachable('There is no button.')
    const bottom = edge(pattern, 'placket', 'stitchedEnd')[0]?.[1] ?? 0
    expect(placement.at).toHaveLength(count)
    for (const [x, y] of placement.at) expect([x, y > 12, y < bottom - 20]).toEqual([0, true, true])
  })
})

it('is printed and cut without its buttons, which are bought', async () => {
  const outcome = await printSvg(orderOf({ garment: polo, size: 'M' }))
  if (outcome.kind === 'refused') return expect.unreachable(JSON.stringify(outcome.obstacles))
  const pieces = outcome.pieces.map(({ panel }) => String(panel))
  expect(pieces).toEqual(expect.arrayContaining(['front', 'placket', 'collar', 'stand']))
  expect(pieces).not.toContain('button')
})
