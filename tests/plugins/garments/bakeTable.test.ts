import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { spokenSize } from '../../../engine/index.ts'
import { drapedSizes } from '../../../plugins/drapedSizes.ts'
import { garments } from '../../../plugins/index.ts'
import { bakeRanges, bakeTable } from '../../../scripts/garment/bakeTable.ts'

it('the guide says what the bakes of every garment measured', () => {
  expect(readFileSync('plugins/README.md', 'utf8')).toContain(bakeRanges(garments))
})

it.each(garments)('every mesh of $slug has a row for each size that it is draped in', garment => {
  const [head = '', , ...rows] = bakeTable(garment).split('\n')
  const cells = rows.map(row => row.split(' | '))
  expect(cells.map(([mesh, size]) => `${mesh?.slice(2)}.glb ${size}`)).toEqual(
    garment.meshes.flatMap(({ file }) => drapedSizes.map(size => `${file} ${spokenSize(size)}`)),
  )
  for (const row of cells) expect(row).toHaveLength(head.split(' | ').length)
})
