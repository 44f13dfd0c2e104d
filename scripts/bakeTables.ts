// `npm run bake:tables [slug …]`: what was measured of every baked mesh in every size, as the records beside the meshes have
// it, and the table of `plugins/README.md`, a row per garment.
import { garments } from '../plugins/index.ts'
import { bakeRanges, bakeTable } from './garment/bakeTable.ts'

const slugs = process.argv.slice(2)
const unknown = slugs.filter(slug => !garments.some(known => known.slug === slug))
if (unknown.length > 0) throw new Error(`There is no garment "${unknown}". Choose of: ${garments.map(g => g.slug)}.`)

for (const garment of garments.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug)))
  console.log(`\n${garment.slug}\n${bakeTable(garment)}`)
console.log(`\n${bakeRanges(garments)}`)
