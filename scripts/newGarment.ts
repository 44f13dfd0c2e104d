// `npm run garment:new -- RUGBY_SHIRT rugby [like]`: begins a garment as a copy of one that ships, for somebody to make
// their own: steps 2 to 10 of `plugins/README.md`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { garments } from '../plugins/index.ts'
import { copyGarment } from './garment/copyGarment.ts'

const [type = '', slug = '', like = 'boxyfit'] = process.argv.slice(2)
const model = garments.find(garment => garment.slug === like)
if (!model) throw new Error(`There is no garment "${like}". Choose one of: ${garments.map(garment => garment.slug)}.`)
if (existsSync(`plugins/garments/${slug}`)) throw new Error(`There is a garment "${slug}" already.`)

const folder = copyGarment(model, { type, slug }, 'plugins/garments')
const garment = /export const (\w+): GarmentPlugin/.exec(readFileSync(`${folder}/garment.ts`, 'utf8'))?.[1]
if (!garment) throw new Error(`${folder}/garment.ts exports no garment.`)

/** Writes a line before another one of a file. */
function add(file: string, line: string, before: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no line "${before}".`)
  writeFileSync(file, text.replace(before, `${line}\n${before}`))
}
const importOf = (name: string, file: string): string => `import { ${name} } from './garments/${slug}/${file}.ts'`
add('plugins/index.ts', importOf(garment, 'garment'), 'import { colourTool }')
add('plugins/index.ts', `  ${garment},`, ']\n\n/** The tools that ship')
add('plugins/products.ts', importOf(`product as ${garment}`, 'product'), '\n/** Every product')
add('plugins/products.ts', `  ${type}: ${garment},`, '} as const')
// The new name has another place among the imports.
spawnSync('npx', ['biome', 'check', '--write', 'plugins/index.ts', 'plugins/products.ts', folder], { stdio: 'ignore' })

console.log(`${folder} is a copy of ${like}. Make it your own by the steps of plugins/README.md:`)
console.log('  1. its measures, pattern, cuts, zones, slots, words and templates;')
console.log(`  2. npm run bake <file>.glb for each mesh of cuts.ts, then npm run garment:check ${slug};`)
console.log(`  3. for shops to sell it: "${type}" in server/contract/tenantSettings.ts, where the compiler then says`)
console.log('     which tables need a row: its price, its name and its sketch.')
