// `npm run garment:check <slug> [folder]`: everything that is known of one garment: the contract of all garments, its
// templates and prints, the gates of its meshes and fits, and images of every mesh from all sides for somebody to look at.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { baseSize } from '../engine/index.ts'
import { drapedSizes, fitFile } from '../plugins/drapedSizes.ts'
import { garments } from '../plugins/index.ts'
import { fitRecords } from './bake/garmentFits.ts'

const [slug = '', folder = `contact-sheets/${slug}`] = process.argv.slice(2)
const garment = garments.find(known => known.slug === slug)
if (!garment) throw new Error(`There is no garment "${slug}". Choose one of: ${garments.map(known => known.slug)}.`)

const files = garment.meshes.map(({ file }) => file)
const ownFolder = `plugins/garments/${slug}`
const bare = files.filter(file => !existsSync(`${ownFolder}/${file}`))
const fits = fitRecords({ folder: ownFolder })
const isUntried = (file: string) => drapedSizes.some(size => size !== baseSize && !fits[fitFile(file, size)])
const unhung = files.filter(isUntried)

const run = (...words: readonly string[]): number => spawnSync('npx', words, { stdio: 'inherit' }).status ?? 1

const named = [`'?${slug}\\b`, garment.id, ...files.map(file => file.replace(/\.glb$/, '\\.'))].join('|')
const ofMeshes = ['tests/engine/tailor/bakedGarments.test.ts', 'tests/engine/tailor/bakedFits.test.ts']
const tests = ['tests/contracts/garments.test.ts', 'tests/plugins/garments', ...(bare.length > 0 ? [] : ofMeshes)]
// What is printed at a slot is measured on the meshes.
const withoutMeshes = bare.length > 0 ? ['--exclude', '**/slotDistortion.test.ts'] : []
const failed = run('vitest', 'run', ...tests, ...withoutMeshes, '-t', named)
run('tsx', 'scripts/joints.ts', slug)
for (const file of files.filter(file => !bare.includes(file))) {
  const at = `${folder}/${file.replace(/\.glb$/, '')}`
  run('tsx', 'scripts/contactSheet.ts', at, `${ownFolder}/${file}`)
  console.log(`Look at ${at}/sheet.png: front, three-quarter, side, back, collar and nape.`)
}
console.log(failed ? '\nTests failed: see above.' : '\nAll tests passed.')
if (bare.length > 0) console.log(`No mesh yet, so that only the draft was tested: npm run bake ${bare.join(' ')}`)
else if (unhung.length > 0) console.log(`Not hung in every size yet: npm run bake:fits ${unhung.join(' ')}`)
process.exitCode = failed || Math.sign(bare.length)
