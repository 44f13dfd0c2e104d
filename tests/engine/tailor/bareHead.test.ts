import { expect, it } from 'vitest'
import { meshPattern } from '../../../engine/index.ts'
import { sampleGrid } from '../../../engine/tailor/body/distanceGrid.ts'
import { createMannequin } from '../../../engine/tailor/body/mannequin.ts'
import { whyNotFitted, whyNotShipped } from '../../../engine/tailor/gates/bakeGates.ts'
import { measureHood } from '../../../engine/tailor/gates/bareHead.ts'
import { readGarment } from '../../../engine/tailor/index.ts'
import { garmentFiles } from '../../../scripts/bake/garmentFiles.ts'

const hoodie = garmentFiles.find(({ garment }) => garment.slug === 'hoodie')

/** The shipped hoodie with its hood moved by so many m. */
async function wornHood(up: number, forwards: number) {
  if (!hoodie) throw new Error('No hoodie is baked.')
  const { panels } = await readGarment(`${hoodie.folder}/${hoodie.file}`)
  const body = sampleGrid(createMannequin('headed', 30), 0.016)
  const moved = hoodie.pattern.panels.flatMap(panel => {
    const read = panels.find(each => each.panel === panel.id)
    const off = panel.placement.kind === 'hood' ? [0, up, forwards] : [0, 0, 0]
    return read ? [{ ...read, panel, positions: read.positions.map((value, at) => value + (off[at % 3] ?? 0)) }] : []
  })
  return measureHood(moved, body)
}

const limits = { stretch99: 1, crossings: 0, asymmetry: 0, speedAtRest: 0, verticesInside: 0 }

it('finds the top of the head covered where a hood is pulled up', async () => {
  const { bareHead } = await wornHood(0, 0)
  expect(bareHead).toBeLessThan(15)
  expect(whyNotFitted({ ...limits, bareHead: bareHead ?? 99 })).toEqual([])
})

it('refuses a hood that has slid down behind the head', async () => {
  const { bareHead } = await wornHood(-0.1, -0.1)
  expect(bareHead).toBeGreaterThan(60)
  expect(whyNotFitted({ ...limits, bareHead: bareHead ?? 0 })).toEqual([
    expect.stringContaining('the hood has slid off the head'),
  ])
})

it('leaves the head bare under a hood that lies down', async () => {
  if (!hoodie) throw new Error('No hoodie is baked.')
  const { panels } = await readGarment(`${hoodie.folder}/${hoodie.file}`)
  const down = meshPattern(hoodie.garment, { ...hoodie.mesh, cut: { hood: 'down' } })
  const worn = panels.flatMap(read => {
    const panel = down.panels.find(({ id }) => id === read.panel)
    return panel ? [{ ...read, panel }] : []
  })
  expect(measureHood(worn, sampleGrid(createMannequin('headed', 30), 0.03))).toEqual({})
})

it('measures nothing of a garment without a hood, and asks for nothing there', () => {
  const body = sampleGrid(createMannequin('headed', 30), 0.03)
  expect(measureHood([], body)).toEqual({})
  expect(whyNotFitted(limits).concat(whyNotShipped(limits).filter(why => why.includes('hood')))).toEqual([])
})
