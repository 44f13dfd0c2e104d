import { describe, expect, it } from 'vitest'
import { bodyRange } from '../../../engine/garment/bodyChart.ts'
import { sizes } from '../../../engine/index.ts'
import { createMannequin } from '../../../engine/tailor/body/mannequin.ts'
import { proportionsOf, unchanged } from '../../../engine/tailor/body/proportions.ts'
import { girth } from '../../support/girth.ts'

const middle = ([from, to]: readonly [number, number]) => (from + to) / 2
const bare = (size: (typeof sizes)[number]) => {
  const proportions = proportionsOf(size, 'bare')
  // Lifted arms leave the chest free.
  return { body: createMannequin('athletic', 85, proportions), height: proportions.height }
}

describe('the figure of a size', () => {
  it('is the mannequin itself in M', () => {
    expect(proportionsOf('M', 'bare')).toBe(unchanged)
    expect(createMannequin('padded', 30, unchanged)(0.1, 1.2, 0.1)).toBe(createMannequin('padded', 30)(0.1, 1.2, 0.1))
  })

  it.each(sizes)('%s has the girths of the chart for those of M', size => {
    const [own, base] = [bare(size), bare('M')]
    for (const [measure, at, within] of [
      ['chest', 1.25, 0.04],
      ['hip', 0.9, 0.04],
    ] as const) {
      const grown = girth(own.body, at * own.height) / girth(base.body, at * base.height)
      const charted = middle(bodyRange(size, measure)) / middle(bodyRange('M', measure))
      expect(Math.abs(grown / charted - 1), measure).toBeLessThan(within)
    }
  })

  it('grows from size to size, padded or bare, and stays the same on both sides', () => {
    for (const trunk of ['bare', 'padded'] as const) {
      const all = sizes.map(size => ({ figure: proportionsOf(size, trunk), size }))
      for (const [index, { figure }] of all.entries()) {
        const body = createMannequin(trunk === 'bare' ? 'athletic' : 'padded', 30, figure)
        expect(body(-0.2, 1.2, 0.1)).toBeCloseTo(body(0.2, 1.2, 0.1), 12)
        const smaller = all[index - 1]?.figure
        if (!smaller) continue
        for (const at of [0.9, 1.05, 1.2, 1.35]) expect(figure.trunk(at)).toBeGreaterThan(smaller.trunk(at))
        expect(figure.height).toBeGreaterThanOrEqual(smaller.height)
        expect(figure.shoulders).toBeGreaterThan(smaller.shoulders)
      }
    }
  })
})
