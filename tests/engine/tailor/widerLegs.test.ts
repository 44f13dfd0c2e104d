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
