import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GarmentPlugin } from '../../engine/index.ts'

/** What a new garment is called: its product type, such as `RUGBY_SHIRT`, and its address, such as `rugby`. */
export interface GarmentName {
  readonly type: string
  readonly slug: string
}

/**
 * Copies the folder of a garment below the folder of another name: data, drafting, words and templates, all under the new
 * names, without what was baked. Gives the new folder. Throws for a name that cannot be one, or a garment that cannot be
 * copied.
 */
export function copyGarment(garment: GarmentPlugin, name: GarmentName, garmentsFolder: string): string {
  const rename = renaming(garment, name)
  const folder = join(garmentsFolder, name.slug)
  cpSync(join('plugins/garments', garment.slug), folder, { recursive: true, errorOnExist: true, force: false })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (/\.(glb|fit|sway)$|^(bake|fits)\.json$|^README\.md$/.test(entry.name)) rmSync(path)
    else {
      writeFileSync(path, rename(readFileSync(path, 'utf8')))
      renameSync(path, join(entry.parentPath, rename(entry.name)))
    }
  }
  return folder
}

/** Puts the new names into a text that has those of the copied garment. */
function renaming({ id: type, slug, templates, meshes }: GarmentPlugin, name: GarmentName): (text: string) => string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name.type))
    throw new Error(`"${name.type}" cannot be a type: write it like RUGBY_SHIRT.`)
  if (!/^[a-z][a-z0-9]*$/.test(name.slug))
    throw new Error(`"${name.slug}" cannot be an address: write it in small letters, like rugby.`)
  const prefix = commonStart(templates.map(template => template.id))
  const file = commonStart(meshes.map(mesh => mesh.file)).replace(/[^a-z].*$/, '')
  if (meshes.some(mesh => !new RegExp(`^${file}(-|\\.glb)`).test(mesh.file)))
    throw new Error(`The meshes of ${slug} are not called alike. Copy another garment.`)
  const [camel, newCamel] = [camelCase(type), camelCase(name.type)]
  const pairs: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\b${type}\\b`, 'g'), name.type],
    ...templates.map(({ id }) => {
      const own = id.slice(prefix.length)
      // Only where it says what it is, and in the table of names: layouts and patterns may be called alike.
      const inItsPlace = new RegExp(`(?<=templateOf\\(\\s*'|^  id: '|")${id}(?=['"])`, 'gm')
      return [inItsPlace, `${name.slug}${own.charAt(0).toUpperCase()}${own.slice(1)}`] as const
    }),
    [new RegExp(`(?<=['"\`])${file}(?=-|\\.glb)`, 'g'), name.slug],
    [new RegExp(`(?<=slug: ')${slug}(?=')`, 'g'), name.slug],
    [new RegExp(`\\b(${camel}(?=[A-Z]|\\b)|${slug}(?=[A-Z]))`, 'g'), newCamel],
  ]
  return text => pairs.reduce((renamed, [old, replacement]) => renamed.replace(old, replacement), text)
}

const camelCase = (type: string): string =>
  type.toLowerCase().replace(/_([a-z0-9])/g, (_, initial: string) => initial.toUpperCase())

function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--
  return first.slice(0, length).replace(/[A-Z][a-z]*$/, '')
}
