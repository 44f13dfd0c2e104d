// `npm run garment:check <slug> [folder]`: everything that is known of one garment: the contract of all garments, its
// templates and prints, the gates of its meshes and fits, and images of every mesh from all sides for somebody to look at.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { garments } from '../plugins/index.ts'

const [slug = '', folder = `contact-sheets/${slug}`] = process.argv.slice(2)
const garment = garments.find(known => known.slug === slug)
if (!garment) throw new Error(`There is no garment "${slug}". Choose one of: ${garments.map(known => known.slug)}.`)

const files = garment.meshes.map(({ file }) => file)
const missing = files.filter(file => !existsSync(`plugins/garments/${slug}/${file}`))
if (missing.length > 0) throw new Error(`Bake these first: npm run bake ${missing.join(' ')}`)

const run = (...words: readonly string[]): number => spawnSync('npx', words, { stdio: 'inherit' }).status ?? 1

const named = [`'?${slug}\\b`, garment.id, ...files.map(file => file.replace(/\.glb$/, '\\.'))].join('|')
const tests = [
  'tests/contracts/garments.test.ts',
  'tests/plugins/garments',
  'tests/engine/tailor/bakedGarments.test.ts',
  'tests/engine/tailor/bakedFits.test.ts',
]
const failed = run('vitest', 'run', ...tests, '-t', named)
run('tsx', 'scripts/joints.ts', slug)
for (const file of files) {
  const at = `${folder}/${file.replace(/\.glb$/, '')}`
  run('tsx', 'scripts/contactSheet.ts', at, `plugins/garments/${slug}/${file}`)
  console.log(`Look at ${at}: front, three-quarter, side, back, collar and nape.`)
}
process.exitCode = failed
