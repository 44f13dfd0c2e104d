// `npm run bake:fits [file.glb | file.SIZE.fit …]`: hangs the baked garments in the other draped sizes, one after the
// other, and writes their fits beside them. What is up to date is left alone, so that a bake that was stopped goes on where it was.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { fitGarment, fitSound, type ReadGarment, readGarment, whyNotFitted } from '../engine/tailor/index.ts'
import {
  bookOf,
  bytesOf,
  fitRecords,
  fitsUnderneath,
  type GarmentFit,
  garmentFits,
  hashOfBytes,
  hashOfFit,
  settingsOf,
  wornUnderneath,
} from './bake/garmentFits.ts'

const wanted = process.argv.slice(2)
const isNamed = ({ baked, file }: GarmentFit, name: string) => baked.file === name || file === name
const unknown = wanted.filter(name => !garmentFits.some(fit => isNamed(fit, name)))
if (unknown.length > 0) {
  const [first] = garmentFits
  throw new Error(`There is no mesh or fit ${unknown}. Name files such as ${first?.baked.file} or ${first?.file}.`)
}

const chosen = garmentFits.filter(fit => wanted.length === 0 || wanted.some(name => isNamed(fit, name)))
const all = [...new Set(chosen.flatMap(fit => [...fitsUnderneath(fit), fit]))]
/** The mesh of the last fit, with all that was worked out of it: those of one mesh follow one another. */
let lastMesh: { readonly path: string; readonly mesh: ReadGarment } | null = null
let [done, refused] = [0, 0]
for (const fit of all) {
  if (!isUpToDate(fit)) await bake(fit)
  done++
  const failed = whyNotFitted(fitRecords(fit.baked)[fit.file] ?? {})
  if (failed.length > 0) refused++
  console.log(`${done}/${all.length} ${fit.baked.garment.slug}/${fit.file}${failed.map(why => `\n  ${why}`).join('')}`)
}
console.log(`${all.length - refused} fits are there. ${refused} are shown as the nearest size that has one.`)

function isUpToDate({ baked, file, ...fit }: GarmentFit): boolean {
  const record = fitRecords(baked)[file]
  if (record?.inputHash !== hashOfFit({ baked, file, ...fit })) return false
  if (whyNotFitted(record).length > 0) return true
  return existsSync(`${baked.folder}/${file}`) && hashOfBytes(bytesOf({ ...baked, file })) === record.fileHash
}

async function meshOf(path: string): Promise<ReadGarment> {
  if (lastMesh?.path !== path) lastMesh = { path, mesh: await readGarment(path) }
  return lastMesh.mesh
}

/** Writes a fit that passes every gate, and what was measured of any. */
async function bake(fit: GarmentFit): Promise<void> {
  const { baked, file, pattern } = fit
  const layers = await Promise.all(fitsUnderneath(fit).map(wornUnderneath))
  const input = {
    baked: await meshOf(`${baked.folder}/${baked.file}`),
    base: baked.pattern,
    fileHash: hashOfBytes(bytesOf(baked)),
    pattern,
    settings: settingsOf(baked),
    slots: baked.garment.slots(pattern),
    underneath: layers.filter(layer => layer !== null),
    now: () => performance.now(),
  }
  const { bytes, record } = await fitSound(input, fitGarment)
  const path = `${baked.folder}/${file}`
  if (whyNotFitted(record).length > 0) rmSync(path, { force: true })
  else writeFileSync(path, bytes)
  // What is worn underneath may have failed: the hash says what there should be.
  const sound = { ...record, inputHash: hashOfFit(fit) }
  const records = { ...fitRecords(baked), [file]: sound }
  const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(bookOf(baked), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
