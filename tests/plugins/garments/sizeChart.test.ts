import { describe, expect, it } from 'vitest'
import { sizes } from '../../../engine/index.ts'
import { chartOf, chartRow } from '../../../plugins/blocks/sizeChart.ts'

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('a size chart', () => {
  it('has a row for every size, in mm where drafts read it', () => {
    const chart = chartOf({ chest: ten }, 1)
    expect(sizes.map(size => chart.cm[size]?.chest)).toEqual(ten)
    expect(chartRow({ chest: ten }, 'XXXXXXL')).toEqual({ chest: 100 })
  })

  it.each([
    ['lacks a size', ten.slice(1)],
    ['has one too many', [...ten, 11]],
    ['has none that is a measure', [...ten.slice(1), Number.NaN]],
    ['has a measure of nothing', [0, ...ten.slice(1)]],
  ])('is refused when a column %s, and names it', (_, chest) => {
    expect(() => chartOf({ length: ten, chest }, 1)).toThrow('The column "chest" of a size chart needs 10 measures')
  })
})
