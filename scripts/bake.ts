// `npx tsx scripts/bake.ts [file …]`: sews and drapes the garments and writes their meshes beside their plugins.
import { type BakedGarment, bakeGarment, bakeSound } from '../engine/tailor/index.ts'
import { type GarmentFile, garmentFiles, underneathOf } from './bake/garmentFiles.ts'
import { saveBake } from './bake/saveBake.ts'

const wanted = process.argv.slice(2)
const pathOf = ({ folder, file }: GarmentFile): string => `${folder}/${file}`
const isWanted = (garment: GarmentFile): boolean => wanted.some(name => pathOf(garment).endsWith(`/${name}`))
const unknown = wanted.filter(name => !garmentFiles.some(garment => pathOf(garment).endsWith(`/${name}`)))
if (unknown.length > 0) throw new Error(`There is no garment ${unknown}. Choose one of: ${garmentFiles.map(pathOf)}`)

const baked = new Map<GarmentFile, BakedGarment>()
for (const garment of garmentFiles) {
  if (wanted.length > 0 && !isWanted(garment)) continue
  const result = await bake(garment)
  const failed = saveBake(garment, result)
  if (failed.length === 0) console.log(`${pathOf(garment)} is written:`, result.record)
  else {
    console.error(`${garment.file} is not written:\n  ${failed.join('\n  ')}`)
    process.exitCode = 1
  }
}

/** Bakes what is worn underneath too, once. */
async function bake(garment: GarmentFile): Promise<BakedGarment> {
  const known = baked.get(garment)
  if (known) return known
  const underneath: BakedGarment[] = []
  for (const inner of underneathOf(garment)) underneath.push(await bake(inner))
  const { file, pattern, settings, slots } = garment
  const result = await bakeSound(
    { file, pattern, settings, slots, underneath, now: () => performance.now() },
    bakeGarment,
  )
  baked.set(garment, result)
  return result
}
