import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { baseSize, type GarmentPlugin } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import { copyGarment } from '../../../scripts/garment/copyGarment.ts'

// A plugins folder of its own, inside the project so that its files find the engine and the blocks.
mkdirSync('test-results', { recursive: true })
const root = mkdtempSync('test-results/newGarment-')
mkdirSync(`${root}/plugins/garments`, { recursive: true })
symlinkSync(join(process.cwd(), 'engine'), `${root}/engine`)
symlinkSync(join(process.cwd(), 'plugins/blocks'), `${root}/plugins/blocks`)
afterAll(() => rmSync(root, { recursive: true }))

const name = { type: 'RUGBY_SHIRT', slug: 'rugby' }
/** Under an address of its own, for a module is read once. */
const copyOf = (garment: GarmentPlugin) => {
  const own = { ...name, slug: `rugby${garments.indexOf(garment)}` }
  const folder = copyGarment(garment, own, `${root}/plugins/garments`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return { folder, files }
}
const garmentOf = (slug: string): GarmentPlugin => {
  const found = garments.find(garment => garment.slug === slug)
  if (!found) throw new Error(`There is no garment ${slug}.`)
  return found
}

describe.each(['boxyfit', 'sleeveless', 'tshirt', 'polo', 'hoodie', 'oversizedshirt', 'boxingtrunk'])(
  'a copy of %s',
  slug => {
    it('is another garment that is drafted alike', async () => {
      const original = garmentOf(slug)
      const { folder, files } = copyOf(original)
      const found: Record<string, GarmentPlugin> = await import(pathToFileURL(`${folder}/garment.ts`).href)
      const [copy] = Object.values(found)
      if (!copy) return expect.unreachable('The copy exports no garment.')
      expect([copy.id, `${root}/plugins/garments/${copy.slug}`]).toEqual(['RUGBY_SHIRT', folder])
      expect(copy.pattern(baseSize, {})).toEqual(original.pattern(baseSize, {}))

      const ids = new Set(original.templates.map(({ id }) => id))
      expect(copy.templates.filter(({ id }) => ids.has(id))).toEqual([])
      expect(Object.keys(copy.labels.en.templates).sort()).toEqual(copy.templates.map(({ id }) => id).sort())
      const meshes = new Set(original.meshes.map(({ file }) => file))
      expect(copy.meshes.filter(({ file }) => meshes.has(file))).toEqual([])

      const sources = files.filter(file => file.endsWith('.ts')).map(file => readFileSync(join(folder, file), 'utf8'))
      expect(sources.filter(text => text.includes(original.id))).toEqual([])
      expect(files.filter(file => /glb$|bake|fit$|fits|sway$/.test(file))).toEqual([])
    })
  },
)

it.each([
  [{ type: 'rugby', slug: 'rugby' }, 'write it like RUGBY_SHIRT'],
  [{ type: 'RUGBY', slug: '../rugby' }, 'in small letters'],
])('refuses the name %j', (wrong, reason) => {
  expect(() => copyGarment(garmentOf('boxyfit'), wrong, `${root}/plugins/garments`)).toThrow(reason)
})

it('refuses a garment whose meshes do not say whose they are', () => {
  expect(() => copyGarment(garmentOf('soccer'), name, `${root}/plugins/garments`)).toThrow('Copy another garment')
})
