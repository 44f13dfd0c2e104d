import { baseSize, type Size, sizes, spokenSize } from '../engine/index.ts'
import { drapesOf, fitFile, standInFor } from './drapedSizes.ts'
import { modelUrls } from './models.ts'

const found = import.meta.glob<string>('./garments/*/*.fit', { query: '?url', import: 'default', eager: true })

/** A fit of a mesh, and how much of it a size between two draped ones has. */
export interface FitShare {
  /** `null` where the mesh itself hangs so. */
  readonly url: string | null
  readonly share: number
}

const names = new Map(Object.entries(modelUrls).map(([name, url]) => [url, name]))

/**
 * What a mesh is made of in a size, as people say it: fits, and the mesh itself. Nothing where a fit is missing: then the
 * mesh is shown as it is.
 */
export function fitsOf(model: string, spoken: string): readonly FitShare[] {
  const [name, size] = [names.get(model), sizes.find(each => spokenSize(each) === spoken)]
  if (name === undefined || size === undefined) return []
  const instead = standInFor(size)
  return sharesOf(name, size) ?? (instead && sharesOf(name, instead)) ?? []
}

/** `null` where a fit is missing. */
function sharesOf(name: string, size: Size): readonly FitShare[] | null {
  const wanted = drapesOf(size)
  const shares = wanted.flatMap(([draped, share]) => {
    const url = draped === baseSize ? null : found[`./garments/${fitFile(name, draped)}`]
    return url === undefined ? [] : [{ url, share }]
  })
  return shares.length === wanted.length ? shares : null
}
