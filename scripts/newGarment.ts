// `npm run garment:new -- RUGBY_SHIRT rugby [like]`: begins a garment as a copy of one that ships, for somebody to make
// their own: steps 2 to 10 of `plugins/README.md`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { garments } from '../plugins/index.ts'
import { copyGarment } from './garment/copyGarment.ts'

const [type, slug, like = 'boxyfit'] = process.argv.slice(2)
if (!type || !slug) throw new Error('Say its type, its address and what it is like: RUGBY_SHIRT rugby boxyfit.')
const model = garments.find(garment => garment.slug === like)
if (!model) throw new Error(`There is no garment "${like}". Choose one of: ${garments.map(garment => garment.slug)}.`)
if (garments.some(({ id }) => id === type)) throw new Error(`There is a garment of the type ${type} already.`)
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
add('plugins/index.ts', `import { ${garment} } from './garments/${slug}/garment.ts'`, 'import { colourTool }')
add('plugins/index.ts', `  ${garment},`, ']\n\n/** The tools that ship')
// The new name has another place among the imports.
spawnSync('npx', ['biome', 'check', '--write', 'plugins/index.ts', folder], { stdio: 'ignore' })

console.log(`${folder} is a copy of ${like}, and plugins/index.ts lists it. Make it your own by the steps of`)
console.log('plugins/README.md:')
console.log('  1. its measures, pattern, cuts, zones, slots, words and templates, and the words that say what it is;')
console.log(`  2. npm run garment:check ${slug}, which says what to bake when the draft is sound;`)
console.log(
  `  3. for shops to sell it: "${type}" in plugins/products.ts and in server/contract/tenantSettings.ts, where the`,
)
console.log('     compiler then says which tables need a row: its price, its name and its sketch.')
