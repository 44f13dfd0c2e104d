import { baseSize, type GarmentPlugin, type Size, spokenSize } from '../../engine/index.ts'
import { type FitRecord, whyNotFitted } from '../../engine/tailor/index.ts'
import { drapedSizes, fitFile } from '../../plugins/drapedSizes.ts'
import { fitRecords } from '../bake/garmentFits.ts'
import { bakeRecords } from '../bake/saveBake.ts'

type Measured = Pick<FitRecord, 'seconds' | 'gzipBytes' | 'stretch99' | 'crossings' | 'verticesInside' | 'speedAtRest'>

/** How a mesh hangs in a size; without a measure where it is not draped, and is shown as in another one. */
interface Baked {
  readonly file: string
  readonly size: Size
  readonly measured: Measured | null
}

const heads = ['bake, s', 'kB gz', 'stretch p99', 'crossings', 'inside', 'at rest, m/s'] as const

const cellsOf = ({ seconds, gzipBytes, stretch99, crossings, verticesInside, speedAtRest }: Measured) =>
  [seconds, Math.round(gzipBytes / 1000), stretch99, crossings, verticesInside, speedAtRest] as const

/** Every mesh of a garment in every size that garments are draped in, as their records have it. */
function bakedOf({ slug, meshes }: GarmentPlugin): readonly Baked[] {
  const folder = `plugins/garments/${slug}`
  const [bakes, fits] = [bakeRecords({ folder }), fitRecords({ folder })]
  return meshes.flatMap(({ file }) =>
    drapedSizes.map((size): Baked => {
      const record = size === baseSize ? bakes[file] : fits[fitFile(file, size)]
      const isThere = record !== undefined && (size === baseSize || whyNotFitted(record).length === 0)
      return { file, size, measured: isThere ? record : null }
    }),
  )
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** A row per mesh and size. */
export const bakeTable = (garment: GarmentPlugin): string =>
  table(
    ['mesh', 'size', ...heads],
    bakedOf(garment).map(({ file, size, measured }) => [
      file.replace(/\.glb$/, ''),
      spokenSize(size),
      ...(measured ? cellsOf(measured) : heads.map(() => '–')),
    ]),
  )

/** A row per garment: from the least to the most of all its meshes and sizes, and how many of them there are. */
export const bakeRanges = (garments: readonly GarmentPlugin[]): string =>
  table(
    ['garment', 'meshes × sizes', ...heads],
    garments.map(garment => {
      const all = bakedOf(garment)
      const rows = all.flatMap(({ measured }) => (measured ? [cellsOf(measured)] : []))
      const ranges = heads.map((_, column) => {
        const values = rows.map(row => row[column] ?? 0)
        const [min, max] = [Math.min(...values), Math.max(...values)]
        return min === max ? `${min}` : `${min} – ${max}`
      })
      return [garment.slug, `${rows.length} of ${all.length}`, ...ranges]
    }),
  )
