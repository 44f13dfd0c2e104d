import { baseSize, sizes, spokenSize } from '../engine/index.ts'
import { drapesTogether, fitFile } from './drapedSizes.ts'
import { modelUrls } from './models.ts'

const found = import.meta.glob<string>('./garments/*/*.fit', { query: '?url', import: 'default', eager: true })

/** A fit of a mesh, and how much of it a size between two draped ones has. */
export interface FitShare {
  /** `null` where the mesh itself hangs so. */
  readonly url: string | null
  readonly share: number
}

const names = new Map(Object.entries(modelUrls).map(([name, url]) => [url, name]))

/** A mesh and the size to wear it in, as people say it. */
export interface WornMesh {
  /** Its address. */
  readonly model: string
  readonly size: string
}

/**
 * What meshes that are worn together are made of: fits, and the mesh itself (`drapesTogether`). Nothing for a mesh or a size
 * that is not known.
 */
export function fitsTogether(worn: readonly WornMesh[]): readonly (readonly FitShare[])[] {
  const wanted = worn.map(({ model, size }) => {
    const [mesh, known] = [names.get(model), sizes.find(each => spokenSize(each) === size)]
    return mesh && known ? { mesh, size: known } : null
  })
  const known = wanted.filter(each => each !== null)
  const sizesOf = drapesTogether(known, file => urlOf(file) !== undefined)
  const drapes = new Map(known.map((each, at) => [each, sizesOf[at] ?? []]))
  return wanted.map(each =>
    (each ? (drapes.get(each) ?? []) : []).flatMap(([size, share]) => {
      const url = each && size !== baseSize ? urlOf(fitFile(each.mesh, size)) : null
      return url === undefined ? [] : [{ url, share }]
    }),
  )
}

const urlOf = (file: string): string | undefined => found[`./garments/${file}`]
