import { expect, it } from 'vitest'
import { stitchRows } from '../../../app/viewer/paintSeams.ts'
import { clothPanel } from '../../support/clothPanel.ts'

const rows = stitchRows(clothPanel)

it('topstitches a shoulder 3.5 mm inside the sewing line', () => {
  expect(rows[0]?.map(([, y]) => y)).toEqual([3.5, 3.5, 3.5])
})

it('holds a hem with two rows, 18 and 22 mm from the fold', () => {
  expect(rows.slice(1).map(row => row[0]?.[1])).toEqual([282, 278])
})

it('leaves side seams plain', () => {
  expect(rows).toHaveLength(3)
})

it('stitches no rib, whose seams fold under', () => {
  expect(stitchRows({ ...clothPanel, rib: true })).toEqual([])
})
