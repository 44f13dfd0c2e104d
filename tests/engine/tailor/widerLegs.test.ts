import { expect, it } from 'vitest'
import { baseSize } from '../../../engine/index.ts'
import { readGarment } from '../../../engine/tailor/index.ts'
import { garmentFiles } from '../../../scripts/bake/garmentFiles.ts'
import { wornIn } from '../../../scripts/contactSheet/wornSizes.ts'

/** Of the hem, from its lowest point upwards, in m. */
const hem = 0.06
const trunks = garmentFiles.filter(({ garment }) => garment.slug === 'boxingtrunk')

/** How wide the left leg is at its hem, in mm. */
function hemWidth(positions: ArrayLike<number>): number {
  const points = Array.from({ length: positions.length / 3 }, (_, at) => [positions[at * 3], positions[at * 3 + 1]])
  const lowest = Math.min(...points.map(([, y = 0]) => y))
  const across = points.filter(([, y = 0]) => y < lowest + hem).map(([x = 0]) => x)
  return 1000 * (Math.max(...across) - Math.min(...across))
}

// Cloth that was caught between the legs hung narrower in M than in S, with creases over the thighs.
it.each(trunks)('$file hangs at least 5 mm wider in each larger size', async ({ folder, file }) => {
  const path = `${folder}/${file}`
  const widths: number[] = []
  for (const size of ['S', baseSize, 'XL', 'XXXL'] as const) {
    const panels =
      size === baseSize
        ? (await readGarment(path)).panels.map(({ panel, positions }) => ({ panel, position: positions }))
        : await wornIn(path, size, [path])
    widths.push(hemWidth(panels.find(({ panel }) => panel === 'legLeft')?.position ?? []))
  }
  const wider = widths.slice(1).map((width, at) => width - (widths[at] ?? 0))
  expect(Math.min(...wider), widths.map(Math.round).join(', ')).toBeGreaterThan(5)
})

/** How much higher than its lowest point the hem of the left leg hangs between the legs, in mm. */
function hemRise(positions: ArrayLike<number>): number {
  const at = (point: number, axis: number): number => positions[point * 3 + axis] ?? 0
  const points = Array.from({ length: positions.length / 3 }, (_, point) => point)
  const lowest = Math.min(...points.map(point => at(point, 1)))
  const near = points.filter(point => at(point, 1) < lowest + 2 * hem)
  const middle = near.reduce((sum, point) => sum + at(point, 0), 0) / near.length
  const deep = near.reduce((sum, point) => sum + at(point, 2), 0) / near.length
  const sectors = Array.from({ length: 9 }, () => Number.POSITIVE_INFINITY)
  for (const point of near) {
    const degrees = (Math.atan2(at(point, 2) - deep, middle - at(point, 0)) * 180) / Math.PI
    const sector = Math.floor((degrees + 67.5) / 15)
    sectors[sector] = Math.min(sectors[sector] ?? Number.NaN, at(point, 1))
  }
  return 1000 * (Math.max(...sectors.filter(Number.isFinite)) - lowest)
}

// A round seat drew the crotch up, and the hem between the legs with it in a notch of 40 mm.
const long = trunks.filter(({ file }) => file.includes('-long-'))
it.each(long)('the hem of $file hangs level between the legs', async ({ folder, file }) => {
  const path = `${folder}/${file}`
  for (const size of ['XL', 'XXXL', 'XXXXXXL'] as const) {
    const leg = (await wornIn(path, size, [path])).find(({ panel }) => panel === 'legLeft')
    expect(hemRise(leg?.position ?? []), size).toBeLessThan(30)
  }
})
